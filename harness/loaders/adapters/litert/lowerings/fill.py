"""FILL."""

from __future__ import annotations

from harness.loaders.adapters.litert.step import Step
from harness.loaders.adapters.lowering import lowers
from harness.model.codes import OperationType as O


@lowers(O.FILL)
def fill(step: Step) -> None:
    step.emit("FILL", [step.input("shape"), step.input("value")], [step.output()], "FillOptions")
