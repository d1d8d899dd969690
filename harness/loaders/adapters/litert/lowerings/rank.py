"""RANK."""

from __future__ import annotations

from harness.loaders.adapters.litert.step import Step
from harness.loaders.adapters.lowering import lowers
from harness.model.codes import OperationType as O


@lowers(O.RANK)
def rank(step: Step) -> None:
    step.emit("RANK", [step.input("input")], [step.output()], "RankOptions")
