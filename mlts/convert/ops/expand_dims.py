"""EXPAND_DIMS."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def expand_dims(step: ConversionStep) -> None:
    """A further axis of extent 1."""
    step.add(OperationType.EXPAND_DIMS, [step.input(0), *step.integers(step.number(1))])


CONVERTERS = {"EXPAND_DIMS": expand_dims}
