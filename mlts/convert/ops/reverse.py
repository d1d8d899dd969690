"""REVERSE_V2."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def reverse_v2(step: ConversionStep) -> None:
    """The HAL's reverses along one axis."""
    step.add(OperationType.REVERSE, [step.input(0), step.indexes(1)])


CONVERTERS = {"REVERSE_V2": reverse_v2}
