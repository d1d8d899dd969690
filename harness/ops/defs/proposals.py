"""AXIS_ALIGNED_BBOX_TRANSFORM, BOX_WITH_NMS_LIMIT, GENERATE_PROPOSALS, DETECTION_POSTPROCESSING: boxes moved, ranked
and thinned out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import QUANTISED, Array
from nnconform.harness.ops.boxes import (
    BATCH_INDEX,
    COORDINATES,
    IMAGE_STRIDES,
    NCHW,
    arrange_batch_index,
    arrange_boxes,
    arrange_coordinates,
    arrange_scores,
    batch_index_below,
    coordinates,
    few_scores,
    float_rows,
    ordered_corners,
    quantised_rows,
)
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op, Unordered
from nnconform.harness.ops.ranges import with_zero
from nnconform.harness.ops.schema import Above, Dims, QuantisedLike, TypeRow, Within, row, scalar, tensor
from nnconform.harness.ops.windowed import extents_above_zero, image

T = OperandType

# Above every score and every side of a box in a random graph; float16 has it.
_BEYOND = 16384.0
_SCORES_OUT = tensor("scores_out", "n_out", quantisation=QuantisedLike("scores"))
_ROIS_OUT = tensor("rois_out", "n_out 4", quantisation=COORDINATES)
_CLASSES_OUT = tensor("classes_out", "n_out", type=T.TENSOR_INT32)
_BATCHES_OUT = tensor("batches_out", "n_out", type=T.TENSOR_INT32)


def _four_deltas_a_class(call: Call) -> None:
    deltas = call.symbol("deltas")
    if deltas is not None and (deltas == 0 or deltas % 4):
        call.fail("deltas", "extent 1", deltas, "4 for each class, at least one class")


def _arrange_transform(draft: CallDraft) -> None:
    count, images = draft.size("n", 1, 4), draft.size("batches", 1, 3)
    draft.sizes.setdefault("deltas", 4 * draft.integer(1, 3))
    draft.domains["deltas"] = (-1.0, 1.0)
    _arrange_image_info(draft, images)
    arrange_boxes(draft, "rois", count, (24.0, 16.0))
    arrange_batch_index(draft, count, images)


def _arrange_image_info(draft: CallDraft, images: int) -> None:
    """Draw images of a height and a width at which some boxes are clipped."""
    draft.contents["image_info"] = [(draft.integer(12, 20), draft.integer(16, 28)) for _ in range(images)]
    arrange_coordinates(draft, "image_info")


AXIS_ALIGNED_BBOX_TRANSFORM = Op(
    code=OperationType.AXIS_ALIGNED_BBOX_TRANSFORM,
    summary="Each box with its centre moved by dx, dy of its size and its size times exp(dw), exp(dh), for each class; "
    "clipped to the image.",
    forms=(
        Form(
            "default",
            (tensor("rois", "n 4"), tensor("deltas", "n deltas"), BATCH_INDEX, tensor("image_info", "batches 2")),
            (tensor("output", "n deltas", quantisation=COORDINATES),),
            lambda call: (call.dims("deltas"),),
            checks=(
                _four_deltas_a_class,
                extents_above_zero("image_info", 0),
                coordinates("rois", "image_info"),
                ordered_corners("rois"),
                batch_index_below("image_info"),
            ),
            arrange=_arrange_transform,
        ),
    ),
    rows=(*float_rows(), *quantised_rows(("rois", "image_info", "output"))),
    range=with_zero,
    decodes=True,
)


def _four_rois_a_class(call: Call) -> None:
    classes, corners = call.symbol("classes"), call.symbol("corners")
    if classes is not None and classes < 2:
        call.fail("scores", "classes", classes, "at least 2, the first of them background")
    if classes is not None and corners is not None and corners != 4 * classes:
        call.fail("rois", "extent 1", corners, f"4 for each of {classes} classes")


# Thresholds that differ from every overlap of boxes with small whole sides.
_OVERLAPS = (0.53, 0.29, 0.71)


def _arrange_limit(draft: CallDraft) -> None:
    draft.size("n", 2, 5), draft.size("classes", 2, 4)
    few_scores(draft, "n", "classes")
    count, classes = draft.sizes["n"], draft.sizes["classes"]
    threshold = arrange_scores(draft, (count, classes))
    draft.values.setdefault("score_threshold", threshold(draft.integer(0, count * classes // 2)))
    draft.value("max_num_detections", -1, 4)
    draft.value("nms_kernel", 0, 2)
    draft.values.setdefault("iou_threshold", draft.pick(_OVERLAPS))
    draft.values.setdefault("sigma", 0.25 * draft.integer(1, 4))
    draft.values.setdefault("nms_score_threshold", 0.01 * draft.integer(1, 8))
    arrange_boxes(draft, "rois", count * classes, (6.0, 6.0))
    draft.contents["rois"] = np.reshape(draft.contents["rois"], (count, 4 * classes))
    arrange_batch_index(draft, count, 3)


_NMS_SCALARS = ("score_threshold", "iou_threshold", "sigma", "nms_score_threshold")

BOX_WITH_NMS_LIMIT = Op(
    code=OperationType.BOX_WITH_NMS_LIMIT,
    summary="Class by class the boxes of highest score, each lowering the scores of those that it overlaps. The order "
    "of an image's boxes is unspecified.",
    forms=(
        Form(
            "default",
            (
                tensor("scores", "n classes"),
                tensor("rois", "n corners"),
                tensor("batch_index", "n", type=T.TENSOR_INT32),
                scalar("score_threshold", None),
                scalar("max_num_detections"),
                scalar("nms_kernel", values=Within(0, 2)),
                scalar("iou_threshold", None),
                scalar("sigma", None),
                scalar("nms_score_threshold", None),
            ),
            (_SCORES_OUT, _ROIS_OUT, _CLASSES_OUT, _BATCHES_OUT),
            lambda call: ((None,), (None, 4), (None,), (None,)),
            checks=(_four_rois_a_class, coordinates("rois"), ordered_corners("rois")),
            arrange=_arrange_limit,
        ),
    ),
    rows=float_rows(*_NMS_SCALARS) + quantised_rows(("rois", "rois_out"), _NMS_SCALARS),
    unordered=Unordered(("scores_out", "rois_out", "classes_out", "batches_out"), grouped="batches_out"),
    nothing={"score_threshold": _BEYOND},
)


def _four_deltas_an_anchor(call: Call) -> None:
    anchors, deltas = call.symbol("anchors"), call.symbol("deltas")
    if anchors is not None and deltas is not None and deltas != 4 * anchors:
        call.fail("deltas", "channels", deltas, f"4 for each of {anchors} anchors")


_PROPOSAL_SCALARS = ("height_stride", "width_stride", "iou_threshold", "min_size")


def _with_symmetric_anchors(types: TypeRow) -> TypeRow:
    return row(types.since, types.of, **{**types.but, "anchors": T.TENSOR_QUANT16_SYMM})


def _arrange_proposals(draft: CallDraft) -> None:
    draft.size("b", 1, 2), draft.size("h", 1, 3), draft.size("w", 1, 3), draft.size("anchors", 1, 2)
    few_scores(draft, "b", "h", "w", "anchors")
    images, height, width, anchors = (draft.sizes[each] for each in ("b", "h", "w", "anchors"))
    draft.sizes["deltas"] = 4 * anchors
    arrange_scores(draft, (images, height, width, anchors))
    draft.domains["deltas"] = (-1.0, 1.0)
    _arrange_image_info(draft, images)
    arrange_boxes(draft, "anchors", anchors, (10.0, 8.0))
    for name in ("height_stride", "width_stride"):
        draft.values.setdefault(name, draft.pick((4.0, 2.0, 2.5)))
    draft.value("pre_nms_max", -1, 6)
    # By the text 0 means no limit; AOSP's reference selects nothing.
    draft.values.setdefault("post_nms_max", draft.pick((-1, 1, 2, 3, 4)))
    draft.values.setdefault("iou_threshold", draft.pick(_OVERLAPS))
    draft.values.setdefault("min_size", draft.pick((0.0, 1.3)))


# The logarithm of a part of an anchor's extent that a corner in float16 or float32 has no digits for.
_NO_EXTENT = -7.0


def _have_no_extents(operands: Sequence[Operand], values: Sequence[Array | None]) -> bool:
    """Return whether every size is large enough, and there are boxes whose extents are less than a rounding of their
    corners: those of an anchor times e to the power of two deltas.
    """
    deltas, quantised, min_size = values[1], operands[1], values[9]
    if deltas is None or min_size is None or not deltas.size or float(min_size) > 0:
        return False
    least = float(deltas.min())
    return (quantised.scale * (least - quantised.zero_point) if quantised.type in QUANTISED else least) < _NO_EXTENT


def _no_proposals(call: Call, values: Mapping[str, Array]) -> str:
    none = int(values["post_nms_max"]) == 0
    return "post_nms_max 0: no limit, or nothing selected" if none else ""


GENERATE_PROPOSALS = Op(
    code=OperationType.GENERATE_PROPOSALS,
    summary="Anchors laid over the image, moved by deltas and clipped; of the best by score those that overlap a "
    "better one are dropped. The order of an image's boxes is unspecified.",
    forms=(
        Form(
            "default",
            (
                image("scores", "b h w anchors"),
                image("deltas", "b h w deltas"),
                tensor("anchors", "anchors 4"),
                tensor("image_info", "b 2"),
                *IMAGE_STRIDES,
                scalar("pre_nms_max"),
                scalar("post_nms_max"),
                scalar("iou_threshold", None),
                scalar("min_size", None),
                NCHW,
            ),
            (_SCORES_OUT, _ROIS_OUT, _BATCHES_OUT),
            lambda call: ((None,), (None, 4), (None,)),
            checks=(_four_deltas_an_anchor, coordinates("anchors", "image_info"), ordered_corners("anchors")),
            arrange=_arrange_proposals,
        ),
    ),
    rows=(
        *float_rows(*_PROPOSAL_SCALARS),
        *map(_with_symmetric_anchors, quantised_rows(("image_info", "rois_out"), _PROPOSAL_SCALARS)),
    ),
    zero_sized=False,
    unordered=Unordered(("scores_out", "rois_out", "batches_out"), grouped="batches_out"),
    undefined=_no_proposals,
    fragile=_have_no_extents,
    nothing={"min_size": _BEYOND},
)


def _slots(call: Call) -> int:
    """Return the number of detections that an image has room for."""
    most = int(call.value("max_num_detections"))
    return most if call.value("use_regular_nms") else most * int(call.value("max_classes_per_detection"))


def _detections(call: Call) -> tuple[Dims, Dims, Dims, Dims]:
    images, slots = call.symbol("b"), _slots(call)
    return (images, slots), (images, slots, 4), (images, slots), (images,)


def _enough_channels(call: Call) -> None:
    classes, encoding = call.symbol("classes"), call.symbol("encoding")
    if classes is not None and classes < 2:
        call.fail("scores", "classes", classes, "at least 2, the first of them background")
    if encoding is not None and encoding < 4:
        call.fail("deltas", "extent 2", encoding, "at least 4")


def _limit_in_use(call: Call) -> None:
    name = "max_num_detections_per_class" if call.value("use_regular_nms") else "max_classes_per_detection"
    if call.value(name) < 1:
        call.fail(
            name, "value", call.value(name), f"at least 1 where use_regular_nms is {call.value('use_regular_nms')}"
        )


def _arrange_detection(draft: CallDraft) -> None:
    images, anchors = draft.size("b", 1, 2), draft.size("anchors", 2, 5)
    classes, _ = draft.size("classes", 2, 4), draft.size("encoding", 4, 5)
    threshold = arrange_scores(draft, (images, anchors, classes))
    draft.values.setdefault("score_threshold", threshold(draft.integer(0, images * anchors * classes // 2)))
    draft.values.setdefault("iou_threshold", draft.pick(_OVERLAPS))
    draft.domains["deltas"] = (-2.0, 2.0)
    # The centre's y and x, then height and width.
    ranges = ((2, 8), (2, 8), (1, 6), (1, 6))
    draft.contents["anchors"] = [[draft.integer(*each) for each in ranges] for _ in range(anchors)]
    for name in _SCALES:
        draft.values.setdefault(name, draft.pick((2.0, 5.0, 10.0)))
    draft.value("max_num_detections", 1, 4)
    draft.value("max_classes_per_detection", 1, 2)
    draft.value("max_num_detections_per_class", 1, 3)


_SCALES = ("scale_y", "scale_x", "scale_h", "scale_w")
_THRESHOLDS = ("score_threshold", "iou_threshold")

DETECTION_POSTPROCESSING = Op(
    code=OperationType.DETECTION_POSTPROCESSING,
    summary="Anchors moved by deltas; of the best by score those that overlap a better one are dropped. Unused slots "
    "are 0, equal scores in any order.",
    forms=(
        Form(
            "default",
            (
                tensor("scores", "b anchors classes"),
                tensor("deltas", "b anchors encoding"),
                tensor("anchors", "anchors 4"),
                *(scalar(name, None, Above(0.0)) for name in _SCALES),
                scalar("use_regular_nms", T.BOOL),
                scalar("max_num_detections", values=Within(1)),
                scalar("max_classes_per_detection"),
                scalar("max_num_detections_per_class"),
                *(scalar(name, None, Within(0)) for name in _THRESHOLDS),
                scalar("is_bg_in_label", T.BOOL),
            ),
            (
                tensor("scores_out", "b slots"),
                tensor("rois_out", "b slots 4"),
                tensor("classes_out", "b slots", type=T.TENSOR_INT32),
                tensor("num_detections", "b", type=T.TENSOR_INT32),
            ),
            _detections,
            checks=(_enough_channels, _limit_in_use),
            arrange=_arrange_detection,
            derive={"slots": _slots},
        ),
    ),
    rows=float_rows(*_SCALES, *_THRESHOLDS),
    zero_sized=False,
    unordered=Unordered(("scores_out", "rois_out", "classes_out"), axis=1, ranked="scores_out"),
)
