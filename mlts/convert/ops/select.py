"""SELECT and SELECT_V2: the HAL does not broadcast."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def select(step: ConversionStep) -> None:
    """One of two for each element. If both are the same tensor, it is a copy."""
    if step.tensor(1) == step.tensor(2):
        step.add(OperationType.CAST, [step.input(1)])
        return
    step.add(OperationType.SELECT, [step.input(position) for position in range(3)])


CONVERTERS = {"SELECT": select, "SELECT_V2": select}
