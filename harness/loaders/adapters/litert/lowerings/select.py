"""SELECT."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.SELECT)
def select(step: LiteRtStep) -> None:
    output = step.output()
    # LiteRT copies raw values, so that all must mean the same.
    choices = [step.requantise(step.input(name), output.quantisation) for name in ("if_true", "if_false")]
    step.emit("SELECT", [step.input("condition"), *choices], [output], "SelectOptions")
