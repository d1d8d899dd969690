"""RANK."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.RANK)
def rank(step: LiteRtStep) -> None:
    step.emit("RANK", [step.input("input")], [step.output()], "RankOptions")
