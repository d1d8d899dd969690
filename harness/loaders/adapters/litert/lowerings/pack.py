"""PACK."""

from __future__ import annotations

from harness.loaders.adapters.litert.step import Step
from harness.loaders.adapters.lowering import lowers
from harness.model.codes import OperationType as O


@lowers(O.PACK)
def pack(step: Step) -> None:
    inputs = step.inputs("inputs")
    step.emit("PACK", inputs, [step.output()], "PackOptions", axis=step.value("axis"), valuesCount=len(inputs))
