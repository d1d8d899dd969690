"""TRANSPOSE."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def transpose(step: ConversionStep) -> None:
    """Axes in another order."""
    step.add(OperationType.TRANSPOSE, [step.input(0), step.indexes(1)])


CONVERTERS = {"TRANSPOSE": transpose}
