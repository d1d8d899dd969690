"""RESHAPE."""

from __future__ import annotations

from harness.loaders.adapters.litert.step import Step
from harness.loaders.adapters.lowering import lowers
from harness.model.codes import OperationType as O


@lowers(O.RESHAPE)
def reshape(step: Step) -> None:
    step.emit("RESHAPE", [step.input("input"), step.input("shape")], [step.output()], "ReshapeOptions")
