"""NEG."""

from __future__ import annotations

from harness.loaders.adapters.litert.step import Step
from harness.loaders.adapters.lowering import lowers
from harness.model.codes import OperationType as O


@lowers(O.NEG)
def neg(step: Step) -> None:
    step.emit("NEG", [step.input("input")], [step.output()], "NegOptions")
