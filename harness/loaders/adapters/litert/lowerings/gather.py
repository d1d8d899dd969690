"""GATHER."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.GATHER)
def gather(step: LiteRtStep) -> None:
    operands = [step.input("input"), step.input("indices")]
    step.emit("GATHER", operands, [step.output()], "GatherOptions", axis=step.call.derived("along"))
