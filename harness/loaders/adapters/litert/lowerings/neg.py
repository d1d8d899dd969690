"""NEG."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.NEG)
def neg(step: LiteRtStep) -> None:
    step.emit("NEG", [step.input("input")], [step.output()], "NegOptions")
