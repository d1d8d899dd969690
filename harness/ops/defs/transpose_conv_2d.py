"""TRANSPOSE_CONV_2D: the transpose of a convolution; each pixel spreads its filtered value over a window."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType, OperationType, PaddingScheme
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import products
from nnconform.harness.ops.schema import Dims, Within, scalar, tensor
from nnconform.harness.ops.windowed import (
    ACTIVATION,
    FILTER_ROWS,
    PADDING_SCHEME,
    STRIDES,
    arrange_filter,
    bias_scale,
    channel_dim,
    extents_above_zero,
    image,
)

T = OperandType

_TENSORS = (image("input", "b h w c_in"), tensor("filter", "c_out filter_h filter_w c_in"), tensor("bias", "c_out"))
# The right and the bottom padding may be negative: with strides above 1, several sizes of the output are possible.
_PADDING = (
    scalar("padding_left", values=Within(0)),
    scalar("padding_right"),
    scalar("padding_top", values=Within(0)),
    scalar("padding_bottom"),
)
_OUTPUT_SHAPE = tensor("output_shape", "4", type=T.TENSOR_INT32)
_TAIL = (*STRIDES, ACTIVATION, scalar("nchw", T.BOOL))


class Spread(msgspec.Struct, frozen=True):
    """The spread of pixels along one axis: pixel i covers ``kernel`` places from ``i * stride - head`` on."""

    stride: int
    kernel: int
    head: int
    out: int


def _paddings(call: Call, axis: str, kernel: int) -> tuple[int, int]:
    """Return the elements cut off before and after along an axis; a negative tail adds elements."""
    if call.form.name == "explicit_padding":
        head, tail = ("padding_left", "padding_right") if axis == "width" else ("padding_top", "padding_bottom")
        return call.value(head), call.value(tail)
    if call.value("padding_scheme") == PaddingScheme.VALID:
        return 0, 0
    # As for the convolution that takes the wanted output to the input, with the last window ending at the tail.
    stride, wanted = call.value(f"stride_{axis}"), _wanted(call, axis)
    total = (-(-wanted // stride) - 1) * stride + kernel - wanted
    head = max(0, total) // 2
    return head, total - head


def _wanted(call: Call, axis: str) -> int:
    """Return the height or the width of the requested shape, whose other extents are ignored."""
    shape = call.value("output_shape").tolist()
    height, width = shape[2:4] if call.nchw() else shape[1:3]
    return int(width if axis == "width" else height)


def _spread(call: Call, axis: str, extent: int | None, kernel: int | None) -> Spread | None:
    if extent is None or kernel is None:
        return None
    stride = call.value(f"stride_{axis}")
    head, tail = _paddings(call, axis, kernel)
    out = (extent - 1) * stride + kernel - head - tail
    if out < 1:
        call.fail("output", axis, out, "at least 1")
    return Spread(stride, kernel, head, out)


def _spreads(call: Call) -> tuple[Spread | None, Spread | None]:
    _, height, width, _ = call.dims("input")
    return (
        _spread(call, "height", height, call.symbol("filter_h")),
        _spread(call, "width", width, call.symbol("filter_w")),
    )


def _shape(call: Call) -> tuple[Dims]:
    extents = (None if axis is None else axis.out for axis in _spreads(call))
    return ((call.symbol("b"), *extents, call.symbol("c_out")),)


def _arrange(draft: CallDraft) -> None:
    nchw = draft.values.setdefault("nchw", draft.flag())
    wanted = []
    for along, letter, first, last in (("height", "h", "top", "bottom"), ("width", "w", "left", "right")):
        extent, kernel = draft.size(letter, 1, 3), draft.size(f"filter_{letter}", 1, 3)
        stride = draft.value(f"stride_{along}", 1, 3)
        whole = (extent - 1) * stride + kernel
        if draft.form.name == "explicit_padding":
            head = draft.value(f"padding_{first}", 0, kernel - 1)
            tails = [*range(min(kernel, whole - head)), *range(-1, -stride, -1)]
            draft.values.setdefault(f"padding_{last}", draft.pick(tails))
        elif draft.value("padding_scheme", PaddingScheme.SAME, PaddingScheme.VALID) == PaddingScheme.VALID:
            wanted.append(whole)
        else:
            # Each of these sizes takes the convolution's SAME padding to the input's.
            wanted.append((extent - 1) * stride + draft.integer(1, stride))
    if wanted:
        batch, channels = draft.size("b"), draft.size("c_out")
        draft.values["output_shape"] = [batch, channels, *wanted] if nchw else [batch, *wanted, channels]
    arrange_filter(draft, channel_axis=0)


_EXPLICIT = Form(
    "explicit_padding",
    (*_TENSORS, *_PADDING, *_TAIL),
    (image("output", "b out_h out_w c_out"),),
    _shape,
    checks=(extents_above_zero("input"), extents_above_zero("filter", 0), bias_scale("filter"), channel_dim(0)),
    derive={"spreads": _spreads},
    arrange=_arrange,
)
_IMPLICIT = replace(_EXPLICIT, name="implicit_padding", inputs=(*_TENSORS, _OUTPUT_SHAPE, *PADDING_SCHEME, *_TAIL))

TRANSPOSE_CONV_2D = Op(
    code=OperationType.TRANSPOSE_CONV_2D,
    summary="Each pixel times the filter, added up where windows overlap, plus bias.",
    forms=(_EXPLICIT, _IMPLICIT),
    rows=FILTER_ROWS,
    range=products("filter"),
    tiled=0,
)
