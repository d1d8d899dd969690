"""HEATMAP_MAX_KEYPOINT: where in each box each heatmap is hottest."""

from __future__ import annotations

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.model.numbers import FLOATS
from nnconform.harness.ops.boxes import (
    COORDINATES,
    NCHW,
    arrange_boxes,
    coordinates,
    float_rows,
    ordered_corners,
    quantised_rows,
)
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import with_zero
from nnconform.harness.ops.schema import Dims, tensor

T = OperandType


def _shape(call: Call) -> tuple[Dims, Dims]:
    boxes, keypoints = call.symbol("n"), call.symbol("keypoints")
    return (boxes, keypoints), (boxes, keypoints, 2)


def _two_pixels(call: Call) -> None:
    size = call.symbol("size")
    if size is not None and size < 2:
        call.fail("heatmap", "height and width", size, "at least 2")


def _singular(call: Call) -> float:
    """Return the determinant up to which the curvature is treated as singular."""
    return 1e-3 if call.type_of("heatmap") == T.TENSOR_FLOAT16 else 1e-5


def _arrange(draft: CallDraft) -> None:
    draft.size("size", 2, 4)
    arrange_boxes(draft, "boxes", draft.size("n", 1, 2), (24.0, 32.0), unit=4.0)
    if draft.type_of("heatmap") in FLOATS:
        # Wide enough for a map's values to differ, narrow enough for its curvature to be exact in float32.
        draft.domains["heatmap"] = (-8.0, 8.0)


HEATMAP_MAX_KEYPOINT = Op(
    code=OperationType.HEATMAP_MAX_KEYPOINT,
    summary="The largest value, moved at most 1.5 pixels to the top of the parabola through it and its neighbours.",
    forms=(
        Form(
            "default",
            (tensor("heatmap", "n size size keypoints", image=True, sought=True), tensor("boxes", "n 4"), NCHW),
            (tensor("scores_out", "n keypoints"), tensor("keypoints_out", "n keypoints 2", quantisation=COORDINATES)),
            _shape,
            checks=(_two_pixels, coordinates("boxes"), ordered_corners("boxes")),
            derive={"singular": _singular},
            arrange=_arrange,
        ),
    ),
    rows=float_rows() + quantised_rows(("boxes", "keypoints_out")),
    zero_sized=False,
    range=with_zero,
)
