"""The least bounds of a graph's outputs: what the contract allows for the operation alone that computes each of them.

The bounds of a graph are never closer, as what its inputs may be off is added. They take no experiment, and a right
driver's outputs are mostly within them.
"""

from __future__ import annotations

from collections.abc import Sequence

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


def least_bounds(model: Model, values: Sequence[Array | None]) -> tuple[Array | None, ...]:
    """Return the least bounds of the graph's outputs, given the ``values`` of all operands; None for other operands,
    and for outputs that are inputs.
    """
    operands, outputs = model.main.operands, frozenset(model.main.output_indexes)
    least: list[Array | None] = [None] * len(operands)
    for operation in model.main.operations:
        for index in outputs.intersection(operation.outputs):
            value = values[index]
            if value is not None:
                least[index] = _own(model, operation, operands[index], value)
    return tuple(least)


def _own(model: Model, operation: Operation, operand: Operand, value: Array) -> Array:
    if computes(model.main.operands, operation):
        if operand.type in QUANTISED:
            return np.full(value.shape, UNIT)
        if operand.type in FLOATS:
            # What is no number is undecided, whatever its bound.
            with np.errstate(invalid="ignore", over="ignore"):
                return tolerance_of(model, operation).reach(value.astype(np.float64))
    return np.zeros(value.shape, np.float64)
