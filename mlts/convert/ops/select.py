"""SELECT and SELECT_V2: the HAL does not broadcast, so that operations which do come before it."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.step import ConversionStep


def select(step: ConversionStep) -> None:
    """One of two for each element. If both are the same tensor, it is a copy."""
    if step.tensor(1) == step.tensor(2):
        step.add(OperationType.CAST, [step.input(1)])
        return
    operands = [step.input(position) for position in range(3)]
    shapes = [step.describe(operand).dimensions for operand in operands]
    if len(set(shapes)) == 1 or any(not shape or 0 in shape for shape in shapes):
        # Alike, or of extents that are not known here.
        step.add(OperationType.SELECT, operands)
        return
    try:
        whole = np.broadcast_shapes(*shapes)
    except ValueError:
        step.refuse(f"inputs of dimensions {', '.join(str(list(shape)) for shape in shapes)}: they do not broadcast")
    step.add(OperationType.SELECT, [_broadcast(step, operand, whole) for operand in operands])


def _broadcast(step: ConversionStep, operand: int, whole: tuple[int, ...]) -> int:
    described = step.describe(operand)
    if described.dimensions == whole:
        return operand
    if described.type == OperandType.TENSOR_BOOL8:
        # The HAL has no TILE of truth values, but operations on two of them broadcast.
        result = step.temporary(operand, whole)
        false = step.filled(OperandType.TENSOR_BOOL8, whole, 0)
        step.add(OperationType.LOGICAL_OR, [operand, false], result)
        return result
    for _ in range(len(whole) - len(described.dimensions)):
        longer = step.temporary(operand, (1, *step.describe(operand).dimensions))
        step.add(OperationType.EXPAND_DIMS, [operand, *step.integers(0)], longer)
        operand = longer
    counts = [large // small for large, small in zip(whole, step.describe(operand).dimensions, strict=True)]
    if max(counts) == 1:
        return operand
    tiled = step.temporary(operand, whole)
    step.add(OperationType.TILE, [operand, step.builder.constant(OperandType.TENSOR_INT32, np.array(counts))], tiled)
    return tiled


CONVERTERS = {"SELECT": select, "SELECT_V2": select}
