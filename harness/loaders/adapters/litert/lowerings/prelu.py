"""PRELU."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.PRELU)
def prelu(step: LiteRtStep) -> None:
    step.emit("PRELU", [step.input("input"), step.input("alpha")], [step.output()])
