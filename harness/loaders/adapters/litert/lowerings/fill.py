"""FILL."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.FILL)
def fill(step: LiteRtStep) -> None:
    step.emit("FILL", [step.input("shape"), step.input("value")], [step.output()], "FillOptions")
