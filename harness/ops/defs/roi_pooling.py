"""ROI_POOLING: regions of feature maps brought to one size, each cell the largest of its pixels."""

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
from nnconform.harness.ops.schema import Dims, QuantisedLike, tensor
from nnconform.harness.ops.windowed import image

_SCALARS = ("height_stride", "width_stride")


def _shape(call: Call) -> tuple[Dims]:
    return ((call.symbol("n"), call.value("out_height"), call.value("out_width"), call.symbol("c")),)


def _arrange(draft: CallDraft) -> None:
    arrange_regions(draft)
    for name in ("out_height", "out_width"):
        draft.value(name, 1, 3)


ROI_POOLING = Op(
    code=OperationType.ROI_POOLING,
    summary="Each region, rounded to pixels, cut into a grid; a cell is the largest of the pixels that it touches.",
    forms=(
        Form(
            "default",
            (image("features", "b h w c"), tensor("rois", "n 4"), BATCH_INDEX, *OUT_SIZE, *IMAGE_STRIDES, NCHW),
            (image("output", "n out_h out_w c", quantisation=QuantisedLike("features")),),
            _shape,
            checks=(coordinates("rois"), ordered_corners("rois"), boxes_inside, batch_index_below("features")),
            arrange=_arrange,
        ),
    ),
    rows=float_rows(*_SCALARS) + quantised_rows(("rois",), _SCALARS),
    zero_sized=False,
    range=with_zero,
    exact=True,
)
