"""ELU."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def elu(step: ConversionStep) -> None:
    """TFLite's has no alpha: it is 1."""
    source = step.input(0)
    step.add(OperationType.ELU, [source, step.real(1.0, source)])


CONVERTERS = {"ELU": elu}
