"""RESHAPE."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.RESHAPE)
def reshape(step: LiteRtStep) -> None:
    step.emit("RESHAPE", [step.input("input"), step.input("shape")], [step.output()], "ReshapeOptions")
