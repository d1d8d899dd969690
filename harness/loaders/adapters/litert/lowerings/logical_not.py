"""LOGICAL_NOT."""

from __future__ import annotations

from harness.loaders.adapters.litert.step import Step
from harness.loaders.adapters.lowering import lowers
from harness.model.codes import OperationType as O


@lowers(O.LOGICAL_NOT)
def logical_not(step: Step) -> None:
    step.emit("LOGICAL_NOT", [step.input("input")], [step.output()])
