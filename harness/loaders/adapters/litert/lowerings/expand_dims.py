"""EXPAND_DIMS."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.EXPAND_DIMS)
def expand_dims(step: LiteRtStep) -> None:
    step.emit("EXPAND_DIMS", [step.input("input"), step.input("axis")], [step.output()], "ExpandDimsOptions")
