"""Common rules of operations on regions of images: boxes as corners x1, y1, x2, y2, and each box's image in the
batch.

Source: the comments on AXIS_ALIGNED_BBOX_TRANSFORM, BOX_WITH_NMS_LIMIT, ROI_ALIGN and HEATMAP_MAX_KEYPOINT in
types.hal 1.2.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, prod

import numpy as np

from nnconform.harness.model.codes import HalVersion, OperandType
from nnconform.harness.model.numbers import QUANTISED, Array, quantised_range
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.schema import Above, QuantisedAs, TypeRow, Within, row, scalar, tensor

T, V = OperandType, HalVersion

NCHW = scalar("nchw", T.BOOL)
OUT_SIZE = (scalar("out_height", values=Within(1)), scalar("out_width", values=Within(1)))
IMAGE_STRIDES = (scalar("height_stride", None, Above(0.0)), scalar("width_stride", None, Above(0.0)))
BATCH_INDEX = tensor("batch_index", "n", type=T.TENSOR_INT32, values=Within(0))

COORDINATES = QuantisedAs({T.TENSOR_QUANT16_ASYMM: (0.125, 0)})
# The largest coordinate of types that do not reach across every image.
_FURTHEST = {T.TENSOR_FLOAT16: 65504.0, T.TENSOR_QUANT16_ASYMM: 65535 * 0.125}


def float_rows(*scalars: str) -> tuple[TypeRow, ...]:
    """Return a type row of float32 and one of float16: tensors, and the named scalars."""
    return (
        row(V.V1_2, T.TENSOR_FLOAT32, **dict.fromkeys(scalars, T.FLOAT32)),
        row(V.V1_2, T.TENSOR_FLOAT16, **dict.fromkeys(scalars, T.FLOAT16)),
    )


def quantised_rows(boxes: tuple[str, ...], scalars: tuple[str, ...] = ()) -> tuple[TypeRow, ...]:
    """Return type rows of 8-bit tensors, with 16-bit coordinates in ``boxes`` and float32 ``scalars``."""
    others = {**dict.fromkeys(boxes, T.TENSOR_QUANT16_ASYMM), **dict.fromkeys(scalars, T.FLOAT32)}
    return (
        row(V.V1_2, T.TENSOR_QUANT8_ASYMM, **others),
        row(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED, **others),
    )


def coordinates(*arguments: str, zero_point: int = 0) -> Callable[[Call], None]:
    """Return the quantisation of coordinates: in eighths of a pixel."""

    def check(call: Call) -> None:
        for argument in arguments:
            operand = call.operand(argument)
            if operand.type in QUANTISED and (operand.scale, operand.zero_point) != (0.125, zero_point):
                got = f"scale {operand.scale:g} zero point {operand.zero_point}"
                call.fail(argument, "quantisation", got, f"scale 0.125 zero point {zero_point}")

    return check


# Distinct scores of an 8-bit type that are two units apart.
_SCORES = 128


def pixels(call: Call, argument: str) -> Array:
    """Return the value of a tensor of coordinates in pixels, as float64."""
    operand = call.operand(argument)
    coordinates: Array = call.value(argument).astype(np.float64)
    return (coordinates - operand.zero_point) * operand.scale if operand.type in QUANTISED else coordinates


def ordered_corners(argument: str) -> Callable[[Call], None]:
    """Return a check that every box, four values along the last axis, has x1 <= x2 and y1 <= y2."""

    def check(call: Call) -> None:
        boxes = pixels(call, argument).reshape(-1, 4)
        wrong = np.flatnonzero((boxes[:, 0] > boxes[:, 2]) | (boxes[:, 1] > boxes[:, 3]))
        if wrong.size:
            call.fail(argument, f"corners of box {wrong[0]}", boxes[wrong[0]].tolist(), "x1 <= x2 and y1 <= y2")

    return check


def batch_index_below(argument: str) -> Callable[[Call], None]:
    """Return a check that every batch index is below the first extent of ``argument``."""

    def check(call: Call) -> None:
        images, batch_indexes = call.dims(argument)[0], call.value("batch_index")
        if images is not None and batch_indexes.size and batch_indexes.max() >= images:
            call.fail("batch_index", "value", int(batch_indexes.max()), f"below {images}, the batches of {argument}")

    return check


def boxes_inside(call: Call) -> None:
    """Check that the boxes ``rois`` lie inside the image of ``features``."""
    _, height, width, _ = call.dims("features")
    if height is None or width is None:
        return
    size = np.array([width * call.value("width_stride"), height * call.value("height_stride")] * 2)
    boxes = pixels(call, "rois")
    # A stride such as 0.1 is not exact as a float: a box at the edge of the image may seem to end beyond it.
    wrong = np.flatnonzero(((boxes < 0) | (boxes > size * 1.001)).any(axis=1))
    if wrong.size:
        call.fail("rois", f"box {wrong[0]}", boxes[wrong[0]].tolist(), f"inside [0, 0, {size[0]:g}, {size[1]:g}]")


def arrange_boxes(draft: CallDraft, name: str, count: int, largest: tuple[float, float], unit: float = 1.0) -> None:
    """Draw ``count`` boxes at least ``unit`` wide and high, inside an image of width and height ``largest``."""
    boxes = []
    for _ in range(count):
        spans = []
        for extent in largest:
            size = draft.integer(1, int(extent / unit))
            low = draft.integer(0, int(extent / unit) - size)
            spans.append((low * unit, (low + size) * unit))
        (x1, x2), (y1, y2) = spans
        boxes.append((x1, y1, x2, y2))
    draft.contents[name] = boxes
    arrange_coordinates(draft, name)


def arrange_coordinates(draft: CallDraft, *names: str) -> None:
    """Fix the scale of quantised coordinates: eighths of a pixel."""
    for name in names:
        if draft.type_of(name) in QUANTISED:
            draft.scales.setdefault(name, (0.125, 0))


def arrange_batch_index(draft: CallDraft, count: int, images: int) -> None:
    """Draw the image of each of ``count`` boxes, in ascending order."""
    draft.contents["batch_index"] = sorted(draft.integer(0, images - 1) for _ in range(count))


def few_scores(draft: CallDraft, *extents: str) -> None:
    """Shorten these extents of ``scores`` until an 8-bit type has a value for each: which of equal scores are kept is
    left open.
    """
    while draft.type_of("scores") in QUANTISED and prod(draft.size(each) for each in extents) > _SCORES:
        longest = max(extents, key=draft.size)
        draft.sizes[longest] = -(-draft.size(longest) // 2)


def arrange_scores(draft: CallDraft, shape: tuple[int, ...]) -> Callable[[int], float]:
    """Draw distinct ``scores``; return a threshold that some of them are below.

    Equal scores, or one that equals a threshold, would make the result ambiguous.
    """
    code, low, step = draft.type_of("scores"), 0.0, 1 / 64
    if code in QUANTISED:
        lowest, _ = quantised_range(code)
        step, zero_point = draft.scales.setdefault("scores", (1 / 256, lowest))
        low = (lowest - zero_point) * step
    ranks = draft.shuffled(int(np.prod(shape)))
    draft.contents["scores"] = (low + (2 * np.array(ranks) + 1) * step).reshape(shape)
    return lambda below: low + 2 * below * step


def arrange_regions(draft: CallDraft) -> None:
    """Draw feature maps, the strides from image to feature map, and boxes inside the image, as far as their type
    reaches.

    In pixels of the feature map the corners are at quarters but never at halves, where rounding is a tie.
    """
    height, width = draft.size("h", 2, 5), draft.size("w", 2, 5)
    count = draft.size("n", 1, 3)
    names = ("width_stride", "height_stride")
    strides = [draft.values.setdefault(name, draft.pick((1.0, 2.0, 4.0, 0.5))) for name in names]
    furthest = _FURTHEST.get(draft.type_of("rois"), inf)
    reaches = [int(min(extent, furthest / stride)) for extent, stride in zip((width, height), strides, strict=True)]
    boxes = []
    for _ in range(count):
        spans = []
        for extent, stride in zip(reaches, strides, strict=True):
            size = draft.integer(1, extent)
            low = draft.integer(0, extent - size)
            high = low + size
            first = low + 0.25 * draft.integer(0, 1)
            last = high - 0.25 * draft.integer(0, 1)
            spans.append((first * stride, last * stride))
        (x1, x2), (y1, y2) = spans
        boxes.append((x1, y1, x2, y2))
    draft.contents["rois"] = boxes
    arrange_coordinates(draft, "rois")
    arrange_batch_index(draft, count, draft.size("b", 1, 3))
