"""FILL."""

from __future__ import annotations

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.step import ConversionStep

_SCALARS = {"FLOAT32": OperandType.FLOAT32, "FLOAT16": OperandType.FLOAT16, "INT32": OperandType.INT32}


def fill(step: ConversionStep) -> None:
    """The value is a scalar in the HAL: it must be a constant."""
    code = step.element_type(1)
    if code not in _SCALARS:
        step.refuse(f"{code} is not convertible; convertible: {', '.join(_SCALARS)}")
    step.add(OperationType.FILL, [step.indexes(0), step.builder.scalar(step.value(1), _SCALARS[code])])


CONVERTERS = {"FILL": fill}
