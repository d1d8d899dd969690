"""Common arguments and rules of convolutions and poolings: a window over the two spatial axes of an image.

Source: the comments on CONV_2D, DEPTHWISE_CONV_2D and AVERAGE_POOL_2D in types.hal 1.0 to 1.3.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import numpy as np

from nnconform.harness.model.codes import FusedActivation, HalVersion, OperandType, PaddingScheme
from nnconform.harness.model.graph import SymmPerChannelQuantParams
from nnconform.harness.model.numbers import ZERO_POINTS
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.scales import scale_product
from nnconform.harness.ops.schema import Arg, Omission, QuantisedAs, QuantisedLike, TypeRow, Within, row, scalar, tensor
from nnconform.harness.ops.shapes import WindowAxis, explicit_axis, implicit_axis

T = OperandType
V1_0, V1_2, V1_3 = HalVersion.V1_0, HalVersion.V1_2, HalVersion.V1_3

PADDING = (
    scalar("padding_left", values=Within(0)),
    scalar("padding_right", values=Within(0)),
    scalar("padding_top", values=Within(0)),
    scalar("padding_bottom", values=Within(0)),
)
PADDING_SCHEME = (scalar("padding_scheme", values=Within(PaddingScheme.SAME, PaddingScheme.VALID)),)
STRIDES = (scalar("stride_width", values=Within(1)), scalar("stride_height", values=Within(1)))
FILTER_SIZE = (scalar("filter_width", values=Within(1)), scalar("filter_height", values=Within(1)))
ACTIVATION = scalar("fused_activation", values=Within(FusedActivation.NONE, FusedActivation.RELU6))
NCHW = scalar("nchw", T.BOOL, omission=Omission.TRAILING, default=False, since=V1_2)
DILATIONS = (
    scalar("dilation_width", values=Within(1), omission=Omission.TRAILING, default=1, since=V1_2),
    scalar("dilation_height", values=Within(1), omission=Omission.TRAILING, default=1, since=V1_2),
)
DILATION_PAIR = (("dilation_width", "dilation_height"),)

FILTER_ROWS: tuple[TypeRow, ...] = (
    row(V1_0, T.TENSOR_FLOAT32),
    row(V1_2, T.TENSOR_FLOAT16),
    row(V1_0, T.TENSOR_QUANT8_ASYMM, bias=T.TENSOR_INT32),
    row(V1_2, T.TENSOR_QUANT8_ASYMM, filter=T.TENSOR_QUANT8_SYMM_PER_CHANNEL, bias=T.TENSOR_INT32),
    row(V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED, bias=T.TENSOR_INT32),
    row(V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED, filter=T.TENSOR_QUANT8_SYMM_PER_CHANNEL, bias=T.TENSOR_INT32),
)


class Window(msgspec.Struct, frozen=True):
    """The window of a call, along height and width."""

    height: WindowAxis
    width: WindowAxis


def _kernel_size(call: Call) -> tuple[int | None, int | None]:
    """Return the window's own extents: from the filter of a convolution, from two scalars of a pooling."""
    if "filter" in call.operands:
        return call.symbol("filter_h"), call.symbol("filter_w")
    return call.value("filter_height"), call.value("filter_width")


def _optional(call: Call, name: str) -> int:
    return int(call.value(name)) if name in call.operands else 1


def window(call: Call) -> Window | None:
    """Return the window of a call; None if the filter's extents are unknown."""
    _, height, width, _ = call.dims("input")
    kernel_height, kernel_width = _kernel_size(call)
    if kernel_height is None or kernel_width is None:
        return None
    vertical = (height, kernel_height, call.value("stride_height"), _optional(call, "dilation_height"))
    horizontal = (width, kernel_width, call.value("stride_width"), _optional(call, "dilation_width"))
    if "padding_scheme" in call.operands:
        scheme = call.value("padding_scheme")
        return Window(implicit_axis(*vertical, scheme), implicit_axis(*horizontal, scheme))
    return Window(
        explicit_axis(*vertical, call.value("padding_top"), call.value("padding_bottom")),
        explicit_axis(*horizontal, call.value("padding_left"), call.value("padding_right")),
    )


def window_outputs(call: Call) -> tuple[int | None, int | None]:
    """Return the extents of the output along height and width."""
    axes = window(call)
    return (None, None) if axes is None else (axes.height.out, axes.width.out)


def window_fits(call: Call) -> None:
    """Check that the window fits into the padded image, and that explicit padding is less than the window spans: else a
    window would cover padding only.
    """
    axes = window(call)
    if axes is None:
        return
    for along, axis in (("height", axes.height), ("width", axes.width)):
        if axis.out is not None and axis.out < 1:
            call.fail("input", f"padded {along}", "too small", f"at least the window's {axis.reach}")
    if "padding_scheme" in call.operands:
        return
    for side, axis in (("left", axes.width), ("right", axes.width), ("top", axes.height), ("bottom", axes.height)):
        if call.value(f"padding_{side}") >= axis.reach:
            call.fail(
                f"padding_{side}", "padding", call.value(f"padding_{side}"), f"less than the window's {axis.reach}"
            )


def bias_scale(filter_name: str) -> Callable[[Call], None]:
    """Return a check that a quantised bias has the scale input * filter, or 0 under a per-channel filter."""

    def check(call: Call) -> None:
        if call.type_of("bias") != T.TENSOR_INT32:
            return
        bias, scales = call.operand("bias"), scale_product(call.operand("input"), call.operand(filter_name))
        if call.type_of(filter_name) == T.TENSOR_QUANT8_SYMM_PER_CHANNEL:
            scales = 0.0
        if abs(bias.scale - scales) > 1e-6 * min(bias.scale, scales):
            call.fail(
                "bias", "scale", bias.scale, f"{scales:g} (input's scale times {filter_name}'s; 0 if per channel)"
            )

    return check


def channel_dim(wanted: int) -> Callable[[Call], None]:
    """Return a check that a per-channel filter has its scales along the axis of the output channels."""

    def check(call: Call) -> None:
        params = call.operand("filter").extra_params
        if isinstance(params, SymmPerChannelQuantParams) and params.channel_dim != wanted:
            call.fail("filter", "channel dimension", params.channel_dim, wanted)

    return check


def small_output_scale(filter_name: str) -> Callable[[Call], HalVersion]:
    """Return a version rule: before 1.2 a quantised output's scale had to exceed input scale times filter scale."""

    def bump(call: Call) -> HalVersion:
        quantised = call.type_of("output") == T.TENSOR_QUANT8_ASYMM
        product = scale_product(call.operand("input"), call.operand(filter_name))
        return V1_2 if quantised and np.float32(call.operand("output").scale) <= product else V1_0

    return bump


def extents_above_zero(argument: str, first_axis: int = 1) -> Callable[[Call], None]:
    """Return a check that extents from axis ``first_axis`` on are above 0: only the batch may be empty."""

    def check(call: Call) -> None:
        for axis, extent in enumerate(call.dims(argument)):
            if axis >= first_axis and extent == 0:
                call.fail(argument, f"extent of axis {axis}", 0, "above 0")

    return check


def image(name: str, extents: str, quantisation: QuantisedLike | QuantisedAs | None = None) -> Arg:
    """Return an image argument: extents in NHWC order."""
    return tensor(name, extents, image=True, quantisation=quantisation)


def arrange_window(draft: CallDraft) -> None:
    """Draw a window that fits the padded image, sometimes with a dilation or stride."""
    for along, extent, first, last in (("height", "h", "top", "bottom"), ("width", "w", "left", "right")):
        # A form with a filter names its extents so; a pooling has its window as two scalars.
        if any(arg.name == "filter" for arg in draft.form.inputs):
            kernel = draft.size(f"filter_{extent}", 1, 3)
        else:
            kernel = draft.value(f"filter_{along}", 1, 3)
        dilation = draft.value(f"dilation_{along}", 1, 2) if f"dilation_{along}" in _names(draft) else 1
        draft.value(f"stride_{along}", 1, 2)
        reach = (kernel - 1) * dilation + 1
        draft.size(extent, reach, reach + 3)
        if f"padding_{first}" in _names(draft):
            for side in (first, last):
                draft.value(f"padding_{side}", 0, min(reach - 1, 2))


def arrange_filter(draft: CallDraft, channel_axis: int, filter_name: str = "filter") -> None:
    """Draw the scales of a quantised filter; the bias's follow from them."""
    if draft.type_of("bias") != T.TENSOR_INT32:
        return
    input_scale, _ = draft.scales.setdefault("input", (0.0625 * draft.integer(1, 8), _zero_point(draft, "input")))
    if draft.type_of(filter_name) == T.TENSOR_QUANT8_SYMM_PER_CHANNEL:
        draft.channel_dims[filter_name] = channel_axis
        draft.scales["bias"] = (0.0, 0)
    else:
        drawn = (0.0625 * draft.integer(1, 8), _zero_point(draft, filter_name))
        filter_scale, _ = draft.scales.setdefault(filter_name, drawn)
        draft.scales["bias"] = (input_scale * filter_scale, 0)
    draft.domains["bias"] = (-500.0, 500.0)


def _zero_point(draft: CallDraft, name: str) -> int:
    low, high = ZERO_POINTS[draft.type_of(name)]
    return draft.integer(low, high)


def _names(draft: CallDraft) -> set[str]:
    return {arg.name for arg in draft.form.inputs}
