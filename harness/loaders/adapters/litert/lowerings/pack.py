"""PACK."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.PACK)
def pack(step: LiteRtStep) -> None:
    inputs = step.inputs("inputs")
    step.emit("PACK", inputs, [step.output()], "PackOptions", axis=step.value("axis"), valuesCount=len(inputs))
