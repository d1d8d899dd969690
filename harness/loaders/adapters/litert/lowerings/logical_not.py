"""LOGICAL_NOT."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.LOGICAL_NOT)
def logical_not(step: LiteRtStep) -> None:
    step.emit("LOGICAL_NOT", [step.input("input")], [step.output()])
