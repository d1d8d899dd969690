"""GROUPED_CONV_2D: a convolution of each group of channels with its own filters."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import products
from nnconform.harness.ops.schema import Dims, Within, scalar, tensor
from nnconform.harness.ops.windowed import (
    ACTIVATION,
    FILTER_ROWS,
    PADDING,
    PADDING_SCHEME,
    STRIDES,
    arrange_filter,
    arrange_window,
    bias_scale,
    channel_dim,
    extents_above_zero,
    image,
    window,
    window_fits,
    window_outputs,
)

_TENSORS = (image("input", "b h w c_in"), tensor("filter", "c_out filter_h filter_w depth"), tensor("bias", "c_out"))
_TAIL = (*STRIDES, scalar("num_groups", values=Within(1)), ACTIVATION, scalar("nchw", OperandType.BOOL))


def _shape(call: Call) -> tuple[Dims]:
    return ((call.symbol("b"), *window_outputs(call), call.symbol("c_out")),)


def _whole_groups(call: Call) -> None:
    groups, channels, depth = call.value("num_groups"), call.symbol("c_in"), call.symbol("depth")
    if channels is not None and depth is not None and channels != groups * depth:
        call.fail("filter", "input channels", depth, f"the input's {channels} divided by {groups} groups")
    outputs = call.symbol("c_out")
    if outputs is not None and outputs % groups:
        call.fail("filter", "output channels", outputs, f"a multiple of {groups} groups")


def _arrange(draft: CallDraft) -> None:
    """Draw two or more groups, unless the fixed number of input channels is not divisible."""
    arrange_window(draft)
    channels = draft.sizes.get("c_in")
    groups = draft.integer(2, 3) if channels is None else draft.pick([n for n in (channels, 1) if n])
    groups = int(draft.values.setdefault("num_groups", groups if draft.integer(0, 5) else 1))
    depth = draft.size("depth", 1, 2) if channels is None else draft.sizes.setdefault("depth", channels // groups)
    draft.sizes.setdefault("c_in", groups * depth)
    draft.sizes.setdefault("c_out", groups * draft.integer(1, 2))
    arrange_filter(draft, channel_axis=0)


_EXPLICIT = Form(
    "explicit_padding",
    (*_TENSORS, *PADDING, *_TAIL),
    (image("output", "b out_h out_w c_out"),),
    _shape,
    checks=(
        extents_above_zero("input"),
        extents_above_zero("filter", 0),
        window_fits,
        _whole_groups,
        bias_scale("filter"),
        channel_dim(0),
    ),
    derive={"window": window},
    arrange=_arrange,
)
_IMPLICIT = replace(_EXPLICIT, name="implicit_padding", inputs=(*_TENSORS, *PADDING_SCHEME, *_TAIL))

GROUPED_CONV_2D = Op(
    code=OperationType.GROUPED_CONV_2D,
    summary="The channels of input and output in groups; each group of the output is its own group's convolution.",
    forms=(_EXPLICIT, _IMPLICIT),
    rows=FILTER_ROWS,
    zero_sized=False,
    range=products("filter"),
    tiled=0,
)
