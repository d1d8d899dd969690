"""DEPTHWISE_CONV_2D: each input channel convolved with its own filters."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.model.codes import OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import products
from nnconform.harness.ops.schema import Dims, Within, scalar, tensor
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

_TENSORS = (image("input", "b h w c_in"), tensor("filter", "1 filter_h filter_w c_out"), tensor("bias", "c_out"))
_MULTIPLIER = scalar("depth_multiplier", values=Within(1))


def _shape(call: Call) -> tuple[Dims]:
    return ((call.symbol("b"), *window_outputs(call), call.symbol("c_out")),)


def _multiplied(call: Call) -> None:
    channels, outputs = call.symbol("c_in"), call.symbol("c_out")
    if channels is not None and outputs is not None and outputs != channels * call.value("depth_multiplier"):
        call.fail("depth_multiplier", "output channels", outputs, f"{channels} input channels times depth_multiplier")


def _arrange(draft: CallDraft) -> None:
    arrange_window(draft)
    multiplier = draft.value("depth_multiplier", 1, 2)
    channels = draft.size("c_in")
    draft.sizes["c_out"] = channels * multiplier
    arrange_filter(draft, channel_axis=3)


_TAIL = (*STRIDES, _MULTIPLIER, ACTIVATION, NCHW, *DILATIONS)
_EXPLICIT = Form(
    "explicit_padding",
    (*_TENSORS, *PADDING, *_TAIL),
    (image("output", "b out_h out_w c_out"),),
    _shape,
    checks=(
        extents_above_zero("input"),
        extents_above_zero("filter", 0),
        window_fits,
        _multiplied,
        bias_scale("filter"),
        channel_dim(3),
    ),
    derive={"window": window},
    bumps=(small_output_scale("filter"),),
    pairs=DILATION_PAIR,
    arrange=_arrange,
)
_IMPLICIT = replace(_EXPLICIT, name="implicit_padding", inputs=(*_TENSORS, *PADDING_SCHEME, *_TAIL))

DEPTHWISE_CONV_2D = Op(
    code=OperationType.DEPTHWISE_CONV_2D,
    summary="Output channel c * depth_multiplier + m is input channel c convolved with its m-th filter, plus bias.",
    forms=(_EXPLICIT, _IMPLICIT),
    rows=FILTER_ROWS,
    range=products("filter", 1, 3),
    tiled=3,
)
