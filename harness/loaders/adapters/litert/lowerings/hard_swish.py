"""HARD_SWISH."""

from __future__ import annotations

from harness.loaders.adapters.litert.step import Step
from harness.loaders.adapters.lowering import lowers
from harness.model.codes import OperationType as O


@lowers(O.HARD_SWISH)
def hard_swish(step: Step) -> None:
    step.emit("HARD_SWISH", [step.input("input")], [step.output()], "HardSwishOptions")
