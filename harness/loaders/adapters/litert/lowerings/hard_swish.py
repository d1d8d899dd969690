"""HARD_SWISH."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.HARD_SWISH)
def hard_swish(step: LiteRtStep) -> None:
    step.emit("HARD_SWISH", [step.input("input")], [step.output()], "HardSwishOptions")
