"""CONCATENATION."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.CONCATENATION)
def concatenation(step: LiteRtStep) -> None:
    output = step.output()
    # LiteRT wants one quantisation for all.
    inputs = [step.requantise(each, output.quantisation) for each in step.inputs("inputs")]
    step.emit("CONCATENATION", inputs, [output], "ConcatenationOptions", axis=step.value("axis"))
