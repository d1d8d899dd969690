"""Operations that a compiler computes by others, with constants or arguments taken over as they are."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.codes import PaddingScheme
from nnconform.harness.model.graph import Operand, Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

_SIDES = ("padding_left", "padding_right", "padding_top", "padding_bottom")


def _paddings(draft: Draft, step: Operation) -> list[int] | None:
    """Return the padding arguments of a window, one operand for an implicit scheme or four; None if none is known."""
    names = draft.names(step)
    sides: list[int] = [names[side] for side in _SIDES] if _SIDES[0] in names else [names["padding_scheme"]]
    return None if any(draft.array(each) is None for each in sides) else sides


def _convolution(draft: Draft, step: Operation, filters: int, *between: int) -> Operation | None:
    """Return the window with another filter, and these arguments behind its strides."""
    names, paddings = draft.names(step), _paddings(draft, step)
    if paddings is None or draft.value(step, "nchw") or names.get("dilation_width") is not None:
        return None
    common = names["input"], filters, names["bias"], *paddings, names["stride_width"], names["stride_height"]
    kind = O.DEPTHWISE_CONV_2D if between else O.CONV_2D
    return Operation(kind, (*common, *between, names["fused_activation"]), step.outputs)


@planted
def filters_of_one_channel_as_view(draft: Draft, step: Operation) -> bool:
    """A depthwise convolution of one channel becomes CONV_2D, its filter RESHAPEd and not transposed."""
    array = draft.value(step, "filter") if step.type == O.DEPTHWISE_CONV_2D else None
    if array is None or draft.shape(step.inputs[0])[3] != 1:
        return False
    filters = draft.constant(array.reshape(array.shape[3], *array.shape[1:3], 1), draft.operands[step.inputs[1]])
    new = _convolution(draft, step, filters)
    return new is not None and bool(draft.exchange(step, new))


@planted
def filters_of_groups_of_one_as_view(draft: Draft, step: Operation) -> bool:
    """A grouped convolution with one channel in each group becomes depthwise, its filter RESHAPEd, not transposed."""
    array = draft.value(step, "filter") if step.type == O.GROUPED_CONV_2D else None
    groups = draft.value(step, "num_groups")
    if array is None or groups is None or array.shape[3] != 1 or draft.shape(step.inputs[0])[3] != groups:
        return False
    filters = draft.constant(array.reshape(1, *array.shape[1:3], array.shape[0]), draft.operands[step.inputs[1]])
    new = _convolution(draft, step, filters, draft.scalar(array.shape[0] // groups))
    return new is not None and bool(draft.exchange(step, new))


@planted
def transposed_filter_not_turned(draft: Draft, step: Operation) -> bool:
    """A transposed convolution of stride 1 becomes CONV_2D with the filter as it is, not turned by 180 degrees."""
    array = draft.value(step, "filter") if step.type == O.TRANSPOSE_CONV_2D else None
    strides = draft.value(step, "stride_width"), draft.value(step, "stride_height")
    if array is None or strides != (1, 1) or draft.value(step, "nchw"):
        return False
    names = draft.names(step)
    rows, columns = array.shape[1:3]
    if _SIDES[0] in names:
        own = [draft.value(step, side) for side in _SIDES]
    elif draft.value(step, "padding_scheme") == PaddingScheme.SAME:
        own = [(columns - 1) // 2, columns // 2, (rows - 1) // 2, rows // 2]
    else:
        own = [0] * 4
    if None in own:
        return False
    sides = [most - 1 - each for most, each in zip((columns, columns, rows, rows), own, strict=True)]
    if min(sides) < 0:
        return False
    new = tuple(map(draft.scalar, (*map(int, sides), 1, 1)))
    inputs = (*(names[each] for each in ("input", "filter", "bias")), *new, names["fused_activation"])
    draft.exchange(step, Operation(O.CONV_2D, inputs, step.outputs))
    return True


@planted
def square_weights_not_transposed(draft: Draft, step: Operation) -> bool:
    """BATCH_MATMUL with a constant matrix becomes FULLY_CONNECTED with it, which wants its transposed."""
    matrix = draft.value(step, "rhs") if step.type == O.BATCH_MATMUL else None
    flags = draft.value(step, "adj_x"), draft.value(step, "adj_y")
    if matrix is None or matrix.ndim != 2 or flags != (False, False):
        return False
    weights, source = (draft.operands[index] for index in (step.inputs[1], step.inputs[0]))
    if (weights.scale and weights.zero_point) or source.type != weights.type or source.scale:
        return False
    bias = draft.constant(np.zeros(matrix.shape[0]), weights)
    draft.exchange(step, Operation(O.FULLY_CONNECTED, (*step.inputs[:2], bias, draft.scalar(0)), step.outputs))
    return True


@planted
def transpose_folded_into_weights_backwards(draft: Draft, step: Operation) -> bool:
    """A TRANSPOSE of what FULLY_CONNECTED flattens is folded into constant weights by the order, not its inverse."""
    weights = draft.value(step, "weights") if step.type == O.FULLY_CONNECTED else None
    before = draft.source(step, "input", O.TRANSPOSE, O.RESHAPE)
    if before is not None and before.type == O.RESHAPE:
        before = draft.source(before, "input", O.TRANSPOSE)
    perm = draft.value(before, "perm") if before is not None else None
    if weights is None or before is None or perm is None or int(perm[0]) != 0:
        return False
    old, new = draft.shape(before.inputs[0]), draft.shape(before.outputs[0])
    if weights.shape[1] != np.prod(new[1:]):
        return False
    moved = weights.reshape(-1, *new[1:]).transpose(0, *perm[1:]).reshape(weights.shape)
    rows = draft.temporary(before.inputs[0], (old[0], weights.shape[1]))
    flat = Operation(O.RESHAPE, (before.inputs[0], draft.numbers(*draft.shape(rows))), (rows,))
    constant = draft.constant(moved, draft.operands[step.inputs[1]])
    draft.exchange(step, flat, Operation(step.type, (rows, constant, *step.inputs[2:]), step.outputs))
    return True


@planted
def parts_packed_as_transpose(draft: Draft, step: Operation) -> bool:
    """A SPLIT whose parts are packed along another axis becomes RESHAPE, as if nothing had moved."""
    if step.type != O.PACK:
        return False
    sources: set[int] = set()
    for index in draft.names(step)["inputs"]:
        view = draft.writer(index)
        part = draft.writer(view.inputs[0]) if view is not None and view.type in (O.RESHAPE, O.SQUEEZE) else None
        if part is None or part.type != O.SPLIT:
            return False
        sources.add(part.inputs[0])
    if len(sources) != 1 or np.prod(draft.shape(min(sources))) != np.prod(draft.shape(step.outputs[0])):
        return False
    shape = draft.numbers(*draft.shape(step.outputs[0]))
    draft.exchange(step, Operation(O.RESHAPE, (min(sources), shape), step.outputs))
    return True


@planted
def zeros_joined_as_padding_behind(draft: Draft, step: Operation) -> bool:
    """A CONCATENATION with constant zeros becomes PAD behind the other operand, also if the zeros come first."""
    names = draft.names(step) if step.type == O.CONCATENATION else {}
    parts = names.get("inputs", ())
    constants = [index for index in parts if draft.array(index) is not None]
    if len(parts) != 2 or len(constants) != 1 or draft.value(step, "axis") is None:
        return False
    zeros = draft.array(constants[0])
    operand = draft.operands[constants[0]]
    if zeros is None or (zeros != operand.zero_point).any():
        return False
    rank = zeros.ndim
    paddings = np.zeros((rank, 2), np.int32)
    axis = int(draft.value(step, "axis")) % rank
    paddings[axis, 1] = zeros.shape[axis]
    data = next(index for index in parts if index != constants[0])
    numbers = draft.constant(paddings, Operand(T.TENSOR_INT32, (rank, 2)))
    draft.exchange(step, Operation(O.PAD, (data, numbers), step.outputs))
    return True


@planted
def ceiling_as_floor(draft: Draft, step: Operation) -> bool:
    """The negation of the FLOOR of a negation is taken for that FLOOR."""
    before = draft.source(step, "input", O.FLOOR) if step.type == O.NEG else None
    first = draft.source(before, "input", O.NEG) if before is not None else None
    if before is None or first is None:
        return False
    draft.exchange(step, Operation(O.FLOOR, (first.inputs[0],), step.outputs))
    return True
