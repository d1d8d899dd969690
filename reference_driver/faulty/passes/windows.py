"""Convolutions and pools that take up their neighbours wrongly."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

_CONVOLUTIONS = (O.CONV_2D, O.DEPTHWISE_CONV_2D)
_EDGES = ("padding_top", "padding_bottom", "padding_left", "padding_right")


def _edges(draft: Draft, step: Operation) -> list[int] | None:
    found: list[Any] = [draft.value(step, edge) if edge in draft.names(step) else None for edge in _EDGES]
    return None if any(each is None for each in found) else found


@planted
def padding_divided_evenly(draft: Draft, step: Operation) -> bool:
    """PAD before a convolution with padding of its own becomes padding that is equal on both sides."""
    before = draft.source(step, "input", O.PAD) if step.type in _CONVOLUTIONS else None
    edges = _edges(draft, step)
    if before is None or edges is None or draft.value(step, "nchw") or not draft.private(before.outputs[0]):
        return False
    pads = draft.value(before, "paddings")
    if pads is None or len(pads) != 4 or pads[[0, 3]].any():
        return False
    top, bottom, left, right = (int(own + pad) for own, pad in zip(edges, pads[1:3].ravel(), strict=True))
    even = [(top + bottom + 1) // 2, (top + bottom) // 2, (left + right + 1) // 2, (left + right) // 2]
    values = {edge: np.array(value) for edge, value in zip(_EDGES, even, strict=True)}
    draft.put(step, input=before.inputs[0], **values)
    return True


@planted
def stride_moved_into_window_before(draft: Draft, step: Operation) -> bool:
    """The stride of a convolution of one element moves into the one before it, whatever its padding scheme."""
    if step.type != O.CONV_2D or draft.shape(step.inputs[1])[1:3] != (1, 1) or _edges(draft, step) is None:
        return False
    before = draft.source(step, "input", *_CONVOLUTIONS, O.AVERAGE_POOL_2D, O.MAX_POOL_2D)
    strides = draft.value(step, "stride_width"), draft.value(step, "stride_height")
    if before is None or None in strides or max(strides) < 2 or not draft.private(before.outputs[0]):
        return False
    if (draft.value(before, "stride_width"), draft.value(before, "stride_height")) != (1, 1):
        return False
    if draft.value(step, "nchw") or draft.value(before, "nchw") or any(_edges(draft, step) or ()):
        return False
    old = draft.shape(before.outputs[0])
    new = draft.temporary(before.outputs[0], (old[0], -(-old[1] // strides[1]), -(-old[2] // strides[0]), old[3]))
    one = np.array(1)
    draft.put(step, input=new, stride_width=one, stride_height=one)
    moved = draft.put(before, stride_width=np.array(strides[0]), stride_height=np.array(strides[1]))
    draft.exchange(moved, Operation(moved.type, moved.inputs, (new,)))
    return True


@planted
def addend_of_as_many_elements_into_bias(draft: Draft, step: Operation) -> bool:
    """A constant added to a convolution goes into its bias if it has as many elements, along whichever axis."""
    if step.type != O.ADD or draft.value(step, "fused_activation") != 0:
        return False
    before = draft.source(step, "lhs", *_CONVOLUTIONS)
    addend = draft.array(step.inputs[1])
    if before is None or addend is None or draft.value(before, "fused_activation") != 0:
        return False
    bias = draft.value(before, "bias")
    kind = draft.operands[before.outputs[0]].type
    if bias is None or np.ndim(addend) == 0 or addend.size != bias.size or kind != T.TENSOR_FLOAT32:
        return False
    if not draft.private(before.outputs[0]) or draft.shape(step.outputs[0]) != draft.shape(before.outputs[0]):
        return False
    new = draft.put(before, bias=bias + addend.ravel())
    draft.exchange(new, Operation(new.type, new.inputs, step.outputs))
    draft.steps.remove(step)
    return True


@planted
def dilation_lost_as_grouped(draft: Draft, step: Operation) -> bool:
    """A depthwise convolution becomes a grouped one, which has no dilation."""
    weights = draft.value(step, "filter") if step.type == O.DEPTHWISE_CONV_2D else None
    names = draft.names(step)
    if weights is None or draft.operands[step.outputs[0]].type != T.TENSOR_FLOAT32:
        return False
    grouped = draft.constant(np.transpose(weights, (3, 1, 2, 0)), draft.operands[names["filter"]])
    nchw = draft.scalar(bool(draft.value(step, "nchw")), T.BOOL)
    channels = draft.shape(names["input"])[1 if draft.value(step, "nchw") else 3]
    start = (names["input"], grouped, names["bias"])
    pads = (
        [names[edge] for edge in (_EDGES[2], _EDGES[3], *_EDGES[:2])]
        if "padding_left" in names
        else [names["padding_scheme"]]
    )
    end = names["stride_width"], names["stride_height"], draft.scalar(channels), names["fused_activation"], nchw
    draft.exchange(step, Operation(O.GROUPED_CONV_2D, (*start, *pads, *end), step.outputs))
    return True


@planted
def activation_lost_in_global_pool(draft: Draft, step: Operation) -> bool:
    """An average pool over a whole image becomes MEAN, which has no activation."""
    names = draft.names(step) if step.type == O.AVERAGE_POOL_2D else {}
    if not names or draft.value(step, "nchw"):
        return False
    shape, out = draft.shape(names["input"]), draft.shape(step.outputs[0])
    whole = (draft.value(step, "filter_height"), draft.value(step, "filter_width")) == shape[1:3]
    if not whole or out[1:3] != (1, 1) or draft.value(step, "padding_scheme") == 1 or any(_edges(draft, step) or ()):
        return False
    draft.exchange(step, Operation(O.MEAN, (names["input"], draft.numbers(1, 2), draft.scalar(1)), step.outputs))
    return True


@planted
def nearest_resizes_merged(draft: Draft, step: Operation) -> bool:
    """Two RESIZE_NEAREST_NEIGHBOR are one, whatever their corners and centres."""
    if step.type != O.RESIZE_NEAREST_NEIGHBOR:
        return False
    before = draft.source(step, "input", O.RESIZE_NEAREST_NEIGHBOR)
    if before is None or "out_width" not in draft.names(step):
        return False
    if bool(draft.value(step, "nchw")) != bool(draft.value(before, "nchw")):
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def max_pools_merged_by_sizes(draft: Draft, step: Operation) -> bool:
    """Two MAX_POOL_2D without padding are one of the sum of their windows, whatever the stride of the first."""
    before = draft.source(step, "input", O.MAX_POOL_2D) if step.type == O.MAX_POOL_2D else None
    if before is None or draft.value(before, "nchw") or draft.value(step, "nchw"):
        return False
    pads = [*(_edges(draft, before) or [1]), *(_edges(draft, step) or [1])]
    if any(pads) or draft.value(before, "fused_activation") != 0:
        return False
    values: dict[str, Any] = {}
    for axis in ("width", "height"):
        size = sum(draft.value(one, f"filter_{axis}") for one in (before, step)) - 1
        stride = draft.value(before, f"stride_{axis}") * draft.value(step, f"stride_{axis}")
        values |= {f"filter_{axis}": np.array(size), f"stride_{axis}": np.array(stride)}
    draft.put(step, input=before.inputs[0], **values)
    return True


@planted
def shift_before_padded_convolution(draft: Draft, step: Operation) -> bool:
    """A constant added before a convolution goes into its bias, though padding adds zeros, not the constant."""
    before = draft.source(step, "input", O.ADD) if step.type == O.CONV_2D else None
    if before is None or draft.value(before, "fused_activation") != 0:
        return False
    weights, bias, shift = draft.value(step, "filter"), draft.value(step, "bias"), draft.array(before.inputs[1])
    if weights is None or bias is None or shift is None or draft.operands[before.outputs[0]].type != T.TENSOR_FLOAT32:
        return False
    if shift.size not in (1, weights.shape[3]) or draft.shape(before.outputs[0]) != draft.shape(before.inputs[0]):
        return False
    more = (weights * np.broadcast_to(shift.ravel(), weights.shape[3])).sum((1, 2, 3))
    draft.put(step, input=before.inputs[0], bias=bias + more)
    return True


@planted
def factor_folded_along_input_channels(draft: Draft, step: Operation) -> bool:
    """A factor for each channel after a convolution goes into the filter along its inputs, if there are as many."""
    before = draft.source(step, "lhs", O.CONV_2D) if step.type == O.MUL else None
    if before is None or draft.value(before, "fused_activation") != 0 or not draft.private(before.outputs[0]):
        return False
    weights, bias, factor = draft.value(before, "filter"), draft.value(before, "bias"), draft.array(step.inputs[1])
    if weights is None or bias is None or factor is None or draft.operands[step.outputs[0]].type != T.TENSOR_FLOAT32:
        return False
    if factor.size != weights.shape[3] or factor.size != bias.size or draft.value(before, "nchw"):
        return False
    values = {"filter": weights * factor.ravel(), "bias": bias * factor.ravel()}
    new = draft.put(before, fused_activation=np.array(draft.value(step, "fused_activation")), **values)
    draft.exchange(new, Operation(new.type, new.inputs, step.outputs))
    draft.steps.remove(step)
    return True
