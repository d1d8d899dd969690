"""SOFTMAX."""

from __future__ import annotations

from harness.loaders.adapters.litert.along import along_last
from harness.loaders.adapters.litert.step import Step
from harness.loaders.adapters.lowering import lowers
from harness.model.codes import OperationType as O


@lowers(O.SOFTMAX)
def softmax(step: Step) -> None:
    source, output = along_last(step)
    step.emit("SOFTMAX", [source], [output], "SoftmaxOptions", beta=step.value("beta"))
