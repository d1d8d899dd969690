"""The least bounds of a graph's outputs: what the contract allows for the operation alone that computes each element,
also if others hand it on as it is.

The bounds of a graph are never closer, as what its inputs may be off is added. They take no experiment, and a right
driver's outputs are mostly within them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import permutations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Model, Operand, Operation
from nnconform.harness.model.numbers import FLOATS, QUANTISED, Array
from nnconform.harness.ops.table import definition_of
from nnconform.harness.oracle.bounds_control import runs_graphs
from nnconform.harness.oracle.tolerance import HALF, SINGLE, Tolerance

_HALF_TYPES = frozenset({T.TENSOR_FLOAT16, T.FLOAT16})
# What results of quantised types may be off.
UNIT = 1.0
# A bound is found by results in float32, and may be below what was added to their inputs by a rounding.
NEARLY = 1 - 2.0**-20


def tolerance_of(model: Model, operation: Operation) -> Tolerance:
    """Return what the contract allows for the float results of an operation of the main graph."""
    every = (*operation.inputs, *operation.outputs)
    operands = model.main.operands
    half = model.relax_computation_float32_to_float16 or any(operands[i].type in _HALF_TYPES for i in every)
    return HALF if half else SINGLE


def computes(operands: Sequence[Operand], operation: Operation) -> bool:
    """Return whether results equal an input's element only by chance, as many of 8 bits do. Rows are computed and
    moved, and a subgraph may do either.
    """
    op = definition_of(operation.type)
    if op is None or op.exact or op.copies is not None or op.unordered is not None:
        return False
    return not runs_graphs(operands, operation)


def least_bounds(
    model: Model, values: Sequence[Array | None], of: Collection[int] | None = None
) -> tuple[Array | None, ...]:
    """Return the least bounds of the operands ``of`` a graph, of its outputs if these are not given, by the ``values``
    of all operands; None for other operands, and for those that no operation writes.
    """
    operands, outputs = model.main.operands, frozenset(model.main.output_indexes if of is None else of)
    least: list[Array | None] = [None] * len(operands)
    needed = set(outputs)
    for operation in reversed(model.main.operations):
        if not needed.isdisjoint(operation.outputs) and _hands_on(operation):
            needed.update(index for index in operation.inputs if operands[index].type in FLOATS)
    for operation in model.main.operations:
        for index in needed.intersection(operation.outputs):
            value = values[index]
            if value is not None:
                least[index] = _own(model, operation, operands[index], value, values, least)
    return tuple(each if index in outputs else None for index, each in enumerate(least))


def _hands_on(operation: Operation) -> bool:
    """Return whether elements of the inputs are results as they are, with what they may be off."""
    op = definition_of(operation.type)
    return op is not None and (op.picks or (op.elementwise and op.exact))


def _own(
    model: Model,
    operation: Operation,
    operand: Operand,
    value: Array,
    values: Sequence[Array | None],
    least: Sequence[Array | None],
) -> Array:
    if computes(model.main.operands, operation):
        if operand.type in QUANTISED:
            return np.full(value.shape, UNIT)
        if operand.type in FLOATS:
            return _reach(model, operation, value)
    elif operand.type in FLOATS and any(least[index] is not None for index in operation.inputs):
        op = definition_of(operation.type)
        read = (index for index in operation.inputs if model.main.operands[index].type in FLOATS)
        given = [_or_exact(values[index], least[index]) for index in read]
        if op is not None and op.picks:
            return np.where(_may_be_exact(value, given), 0.0, _reach(model, operation, value))
        if op is not None and op.elementwise and op.exact and len(given) > 1:
            return _of_pair(value, given)
    return np.zeros(value.shape, np.float64)


def _reach(model: Model, operation: Operation, value: Array) -> Array:
    # What is no number is undecided, whatever its bound.
    with np.errstate(invalid="ignore", over="ignore"):
        return tolerance_of(model, operation).reach(value.astype(np.float64))


def _or_exact(value: Array | None, least: Array | None) -> tuple[Array, Array]:
    """Return the elements of an operand and their least bounds; none of one that has no value."""
    elements = np.zeros(0) if value is None else value
    return elements, np.zeros(elements.shape) if least is None else least


def _may_be_exact(value: Array, given: Sequence[tuple[Array, Array]]) -> Array:
    """Return which elements of a result, each of which is an element of the ``given`` tensors, may be one of those with
    a least bound of 0; or the 0 that a padding adds.
    """
    exact = [np.zeros(1, value.dtype), *(each[least == 0].astype(value.dtype) for each, least in given)]
    return np.isin(value, np.concatenate(exact))


def _of_pair(value: Array, given: Sequence[tuple[Array, Array]]) -> Array:
    """Return the least bounds of the larger or smaller of two elements: that of the one which it is, as far as the
    other one is further away than that.
    """
    bound = np.zeros(value.shape, np.float64)
    for pair in permutations(given, 2):
        (one, least), (other, _) = (tuple(np.broadcast_to(each, value.shape) for each in of) for of in pair)
        with np.errstate(invalid="ignore", over="ignore"):
            apart = np.abs(one.astype(np.float64) - other.astype(np.float64))
        bound = np.where((value == one) & (apart > least), np.maximum(bound, NEARLY * least), bound)
    return bound
