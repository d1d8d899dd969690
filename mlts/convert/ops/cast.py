"""CAST. The HAL clamps to UINT8 where LiteRT takes the lowest byte; both ignore the scales."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.step import ConversionStep

_NUMBERS = (OperandType.TENSOR_FLOAT32, OperandType.TENSOR_FLOAT16, OperandType.TENSOR_INT32)


def cast(step: ConversionStep) -> None:
    """From one numeric type to another. The HAL has no casts of truth values: they are written as a comparison or a
    selection.
    """
    source, output = step.input(0), step.output()
    before, after = (OperandType(step.describe(operand).type) for operand in (source, output))
    if before == after or OperandType.TENSOR_BOOL8 not in (before, after):
        step.add(OperationType.CAST, [source], output)
        return
    if not {before, after} - {OperandType.TENSOR_BOOL8} <= set(_NUMBERS):
        step.refuse(f"{before.name} to {after.name} is not convertible")
    if after == OperandType.TENSOR_BOOL8:
        zero = step.builder.constant(before, np.zeros(1))
        step.add(OperationType.NOT_EQUAL, [source, zero], output)
        return
    extents = step.extents(0)
    if 0 in extents:
        step.refuse(f"truth values of dimensions {list(extents)}: all must be known")
    choices = [step.filled(after, extents, value) for value in (1, 0)]
    step.add(OperationType.SELECT, [source, *choices], output)


CONVERTERS = {"CAST": cast}
