"""TILE."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def tile(step: ConversionStep) -> None:
    """The input repeated along its axes."""
    step.add(OperationType.TILE, [step.input(0), step.indexes(1)])


CONVERTERS = {"TILE": tile}
