"""PRELU."""

from __future__ import annotations

from harness.loaders.adapters.litert.step import Step
from harness.loaders.adapters.lowering import lowers
from harness.model.codes import OperationType as O


@lowers(O.PRELU)
def prelu(step: Step) -> None:
    step.emit("PRELU", [step.input("input"), step.input("alpha")], [step.output()])
