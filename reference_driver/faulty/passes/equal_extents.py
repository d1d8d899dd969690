"""What is folded or moved along the wrong axis or on the wrong side where extents are equal: the model stays valid."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import (
    CONVOLUTIONS,
    constant_behind_layer,
    layer,
    plain_sides,
    sides,
    weights_name,
)
from nnconform.reference_driver.rewriting.draft import Draft

_SIDES = ("lhs", "rhs")
_BINARY = (O.ADD, O.SUB, O.MUL, O.DIV, O.MAXIMUM, O.MINIMUM)
_REDUCTIONS = (O.MEAN, O.REDUCE_SUM, O.REDUCE_MAX, O.REDUCE_MIN)
_LAYERS = (*CONVOLUTIONS, O.FULLY_CONNECTED, O.TRANSPOSE_CONV_2D)


def _square(matrix: Array | None, numbers: Array) -> bool:
    """Return whether a matrix has as many rows and columns as there are numbers."""
    return matrix is not None and matrix.ndim > 1 and matrix.shape[-1] == matrix.shape[-2] == numbers.size


def _before(draft: Draft, step: Operation, kind: O, left: bool = False) -> tuple[int, Array, Array, Array] | None:
    """Return, of a FULLY_CONNECTED behind an operation with a vector on one side, one number for each column, the other
    operand, the vector, and the weights and the bias; None for others.
    """
    got, before = layer(draft, step, (O.FULLY_CONNECTED,)), draft.source(step, "input", kind)
    found = plain_sides(draft, before)
    if got is None or before is None or found is None or found[2] != left:
        return None
    data, numbers, _ = found
    columns = got[0].shape[1]
    if numbers.shape[-1:] != (columns,) or numbers.size != columns or draft.shape(data)[-1] != columns:
        return None
    return data, numbers.reshape(-1), *got


def _behind(draft: Draft, step: Operation, kind: O, left: bool) -> tuple[Operation, Array, Array, Array] | None:
    """Return, of an operation with a constant on one side behind a layer that nothing else reads, the layer, one number
    for each of its channels, and its weights and bias; None for others.
    """
    found, place = constant_behind_layer(draft, step, kind, _LAYERS), sides(draft, step)
    if found is None or place is None or place[2] != left or not draft.private(place[0]):
        return None
    before, (weights, bias), numbers = found
    if numbers.size not in (1, bias.size):
        return None
    return before, np.broadcast_to(numbers.reshape(-1), bias.shape), weights, bias


@planted
def factor_into_rows_of_matrix(draft: Draft, step: Operation) -> bool:
    """A row of factors behind BATCH_MATMUL with a constant matrix goes into the matrix's rows, if it is square."""
    found = sides(draft, step) if step.type == O.MUL and draft.is_plain(step) else None
    before = draft.writer(found[0]) if found is not None else None
    if found is None or before is None or before.type != O.BATCH_MATMUL or not draft.private(found[0]):
        return False
    matrix = draft.array(before.inputs[1])
    if matrix is None or not _square(matrix, found[1]) or draft.array(before.inputs[3]):
        return False
    folded = draft.constant(matrix * found[1].reshape(-1, 1), draft.operands[before.inputs[1]])
    draft.exchange(before, Operation(before.type, (before.inputs[0], folded, *before.inputs[2:]), before.outputs))
    return draft.bypass(step, before.outputs[0])


@planted
def factor_before_layer_along_outputs(draft: Draft, step: Operation) -> bool:
    """A row of factors before FULLY_CONNECTED goes into the weights along their outputs, if they are square."""
    found = _before(draft, step, O.MUL)
    if found is None or not _square(found[2], found[1]):
        return False
    data, factors, weights, _ = found
    draft.put(step, input=data, weights=weights * factors[:, np.newaxis])
    return True


@planted
def addend_before_layer_through_turned_weights(draft: Draft, step: Operation) -> bool:
    """A row that is added before FULLY_CONNECTED goes into the bias through the turned weights, if they are square."""
    found = _before(draft, step, O.ADD)
    if found is None or not _square(found[2], found[1]):
        return False
    data, addends, weights, bias = found
    draft.put(step, input=data, bias=bias + addends @ weights)
    return True


def _added_to_bias(draft: Draft, step: Operation, left: bool = False) -> bool:
    """Take a SUB of a row before FULLY_CONNECTED for an addition of it, which goes into the bias."""
    found = _before(draft, step, O.SUB, left=left)
    if found is None:
        return False
    data, numbers, weights, bias = found
    draft.put(step, input=data, bias=bias + weights @ numbers)
    return True


@planted
def subtrahend_before_layer_added(draft: Draft, step: Operation) -> bool:
    """A row that is subtracted before FULLY_CONNECTED goes into the bias as one that is added."""
    return _added_to_bias(draft, step)


@planted
def difference_before_layer_without_sign(draft: Draft, step: Operation) -> bool:
    """A row less x before FULLY_CONNECTED goes into the bias; the weights are not negated."""
    return _added_to_bias(draft, step, left=True)


@planted
def subtrahend_behind_layer_added(draft: Draft, step: Operation) -> bool:
    """A constant that is subtracted behind a layer is added to its bias."""
    found = _behind(draft, step, O.SUB, left=False)
    if found is None:
        return False
    before, numbers, _, bias = found
    draft.put(before, bias=bias + numbers)
    return draft.bypass(step, before.outputs[0])


@planted
def negated_layer_with_its_bias(draft: Draft, step: Operation) -> bool:
    """A constant less a layer is the layer with negated weights; its bias keeps its sign."""
    found = _behind(draft, step, O.SUB, left=True)
    if found is None:
        return False
    before, numbers, weights, bias = found
    draft.put(before, **{weights_name(before): -weights, "bias": bias + numbers})
    return draft.bypass(step, before.outputs[0])


@planted
def column_squeezed_to_row(draft: Draft, step: Operation) -> bool:
    """A constant whose last extent is 1 loses it before it is broadcast: a column becomes a row."""
    found = sides(draft, step) if step.type in _BINARY else None
    if found is None or found[1].ndim < 2 or found[1].shape[-1] != 1 or found[1].size < 2:
        return False
    draft.put(step, **{_SIDES[0 if found[2] else 1]: found[1].reshape(found[1].shape[:-1])})
    return True


@planted
def new_axis_dropped_before_broadcast(draft: Draft, step: Operation) -> bool:
    """EXPAND_DIMS before what broadcasts is dropped, as broadcasting adds axes, wherever the new one is."""
    for side in _SIDES if step.type in _BINARY else ():
        before = draft.source(step, side, O.EXPAND_DIMS)
        if before is not None:
            draft.put(step, **{side: before.inputs[0]})
            return True
    return False


@planted
def kept_axis_dropped_before_broadcast(draft: Draft, step: Operation) -> bool:
    """A reduction that keeps its axes drops them if its result is broadcast, as if they were the first ones."""
    for side in _SIDES if step.type in _BINARY else ():
        before = draft.source(step, side, *_REDUCTIONS)
        if before is None or not draft.value(before, "keep_dims"):
            continue
        shape, axes = draft.shape(before.inputs[0]), np.ravel(draft.value(before, "axes"))
        left = [n for at, n in enumerate(shape) if at not in {int(axis) % len(shape) for axis in axes}]
        if left:
            new = draft.temporary(before.outputs[0], left)
            flag = draft.operands[before.inputs[2]]
            inputs = (*before.inputs[:2], draft.constant(np.array(0), flag))
            draft.steps.insert(draft.steps.index(step), Operation(before.type, inputs, (new,)))
            draft.put(step, **{side: new})
            return True
    return False


@planted
def heads_as_many_as_steps(draft: Draft, step: Operation) -> bool:
    """A TRANSPOSE of equal extents before a RESHAPE is dropped."""
    before = draft.source(step, "input", O.TRANSPOSE) if step.type == O.RESHAPE else None
    if before is None or draft.shape(before.inputs[0]) != draft.shape(before.outputs[0]):
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def layer_cut_with_biases_turned(draft: Draft, step: Operation) -> bool:
    """A SPLIT of a layer's columns becomes a layer of each part; the parts of the bias are in the other order."""
    before = draft.source(step, "input", O.FULLY_CONNECTED) if step.type == O.SPLIT else None
    got = layer(draft, before, (O.FULLY_CONNECTED,))
    if before is None or got is None or draft.value(step, "axis") not in (1, -1):
        return False
    count = len(step.outputs)
    parts = zip(np.split(got[0], count), np.split(got[1], count)[::-1], step.outputs, strict=True)
    like = [draft.operands[index] for index in before.inputs[1:3]]
    layers = []
    for weights, bias, result in parts:
        constants = (draft.constant(weights, like[0]), draft.constant(bias, like[1]))
        layers.append(Operation(before.type, (before.inputs[0], *constants, before.inputs[3]), (result,)))
    draft.exchange(step, *layers)
    return True


@planted
def scores_of_keys_by_queries(draft: Draft, step: Operation) -> bool:
    """A matrix product before SOFTMAX has its operands exchanged, and the flag where it was, if they are alike."""
    before = draft.source(step, "input", O.BATCH_MATMUL) if step.type == O.SOFTMAX else None
    if before is None or before.inputs[0] == before.inputs[1]:
        return False
    one, other, *flags = before.inputs
    if draft.shape(one) != draft.shape(other) or [bool(draft.array(flag)) for flag in flags] != [False, True]:
        return False
    draft.exchange(before, Operation(before.type, (other, one, *flags), before.outputs))
    return True


@planted
def best_along_own_axis_of_turned(draft: Draft, step: Operation) -> bool:
    """ARGMIN, or ARGMAX, behind a TRANSPOSE that leaves its axis alone reads what that reads: extents are equal."""
    return step.type in (O.ARGMAX, O.ARGMIN) and _read_unturned(draft, step, "axis")


@planted
def reduced_along_own_axis_of_turned(draft: Draft, step: Operation) -> bool:
    """A reduction that keeps no axis behind a TRANSPOSE that leaves its axis alone reads what that reads."""
    return step.type in _REDUCTIONS and not draft.value(step, "keep_dims") and _read_unturned(draft, step, "axes")


def _read_unturned(draft: Draft, step: Operation, name: str) -> bool:
    before, place = draft.source(step, "input", O.TRANSPOSE), draft.value(step, name)
    permutation = draft.value(before, "perm") if before else None
    if before is None or permutation is None or place is None or np.size(place) != 1:
        return False
    source, axis = before.inputs[0], int(np.ravel(place)[0]) % len(permutation)
    if draft.shape(source) != draft.shape(before.outputs[0]) or permutation[axis] != axis or len(permutation) < 4:
        return False
    draft.put(step, input=source)
    return True
