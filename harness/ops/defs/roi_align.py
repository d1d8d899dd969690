"""ROI_ALIGN: regions of feature maps brought to one size, each cell a mean of interpolated samples."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.harness.ops.boxes import (
    BATCH_INDEX,
    IMAGE_STRIDES,
    NCHW,
    OUT_SIZE,
    arrange_regions,
    batch_index_below,
    boxes_inside,
    coordinates,
    float_rows,
    ordered_corners,
    quantised_rows,
)
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import with_zero
from nnconform.harness.ops.schema import Dims, Within, scalar, tensor
from nnconform.harness.ops.windowed import extents_above_zero, image

_RATIOS = (scalar("height_sampling_ratio", values=Within(0)), scalar("width_sampling_ratio", values=Within(0)))
_SCALARS = ("height_stride", "width_stride")


def _shape(call: Call) -> tuple[Dims]:
    return ((call.symbol("n"), call.value("out_height"), call.value("out_width"), call.symbol("c")),)


def _arrange(draft: CallDraft) -> None:
    arrange_regions(draft)
    for name in ("out_height", "out_width"):
        draft.value(name, 1, 3)
    for name in ("height_sampling_ratio", "width_sampling_ratio"):
        draft.value(name, 0, 2)


ROI_ALIGN = Op(
    code=OperationType.ROI_ALIGN,
    interpolates=True,
    summary="Each region cut into a grid; a cell is the mean of bilinear samples, a sampling ratio of 0 takes one a "
    "pixel.",
    forms=(
        Form(
            "default",
            (
                image("features", "b h w c"),
                tensor("rois", "n 4"),
                BATCH_INDEX,
                *OUT_SIZE,
                *IMAGE_STRIDES,
                *_RATIOS,
                NCHW,
            ),
            (image("output", "n out_h out_w c"),),
            _shape,
            checks=(
                extents_above_zero("features", 0),
                coordinates("rois"),
                ordered_corners("rois"),
                boxes_inside,
                batch_index_below("features"),
            ),
            arrange=_arrange,
        ),
    ),
    rows=float_rows(*_SCALARS) + quantised_rows(("rois",), _SCALARS),
    range=with_zero,
    averages=True,
)
