"""CONV_2D: a convolution over the spatial axes of an image, with bias and activation."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.model.codes import OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import products
from nnconform.harness.ops.schema import Dims, tensor
from nnconform.harness.ops.windowed import (
    ACTIVATION,
    DILATION_PAIR,
    DILATIONS,
    FILTER_ROWS,
    NCHW,
    PADDING,
    PADDING_SCHEME,
    STRIDES,
    arrange_filter,
    arrange_window,
    bias_scale,
    channel_dim,
    extents_above_zero,
    image,
    small_output_scale,
    window,
    window_fits,
    window_outputs,
)

_TENSORS = (image("input", "b h w c_in"), tensor("filter", "c_out filter_h filter_w c_in"), tensor("bias", "c_out"))


def _shape(call: Call) -> tuple[Dims]:
    return ((call.symbol("b"), *window_outputs(call), call.symbol("c_out")),)


def _arrange(draft: CallDraft) -> None:
    arrange_window(draft)
    arrange_filter(draft, channel_axis=0)


_EXPLICIT = Form(
    "explicit_padding",
    (*_TENSORS, *PADDING, *STRIDES, ACTIVATION, NCHW, *DILATIONS),
    (image("output", "b out_h out_w c_out"),),
    _shape,
    checks=(
        extents_above_zero("input"),
        extents_above_zero("filter", 0),
        window_fits,
        bias_scale("filter"),
        channel_dim(0),
    ),
    derive={"window": window},
    bumps=(small_output_scale("filter"),),
    pairs=DILATION_PAIR,
    arrange=_arrange,
)
_IMPLICIT = replace(
    _EXPLICIT, name="implicit_padding", inputs=(*_TENSORS, *PADDING_SCHEME, *STRIDES, ACTIVATION, NCHW, *DILATIONS)
)

CONV_2D = Op(
    code=OperationType.CONV_2D,
    summary="Sum over the window and the input channels of input times filter, plus bias.",
    forms=(_EXPLICIT, _IMPLICIT),
    rows=FILTER_ROWS,
    range=products("filter"),
    tiled=0,
)
