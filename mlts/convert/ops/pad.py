"""PAD and PADV2."""

from __future__ import annotations

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.step import ConversionStep

_SCALARS = {OperandType.TENSOR_FLOAT32: OperandType.FLOAT32, OperandType.TENSOR_FLOAT16: OperandType.FLOAT16}


def pad(step: ConversionStep) -> None:
    """Padded with what stands for zero."""
    step.add(OperationType.PAD, [step.input(0), step.indexes(1)])


def pad_v2(step: ConversionStep) -> None:
    """Padded with a given value, a raw one if the input is quantised."""
    source = step.input(0)
    code = OperandType(step.describe(source).type)
    value = step.builder.scalar(step.value(2), _SCALARS.get(code, OperandType.INT32))
    step.add(OperationType.PAD_V2, [source, step.indexes(1), value])


CONVERTERS = {"PAD": pad, "PADV2": pad_v2}
