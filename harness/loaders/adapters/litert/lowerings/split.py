"""SPLIT."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.SPLIT)
def split(step: LiteRtStep) -> None:
    operands = [step.ints(step.call.derived("along")), step.input("input")]
    step.emit("SPLIT", operands, step.outputs("outputs"), "SplitOptions", numSplits=step.value("num_splits"))
