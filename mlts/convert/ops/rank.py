"""RANK."""

from __future__ import annotations

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.step import ConversionStep


def rank(step: ConversionStep) -> None:
    """The output is a scalar in the HAL, which no other operation takes."""
    step.add(OperationType.RANK, [step.input(0)], step.scalar_output(OperandType.INT32))


CONVERTERS = {"RANK": rank}
