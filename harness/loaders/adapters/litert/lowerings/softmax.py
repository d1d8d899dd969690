"""SOFTMAX."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.along import along_last
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.SOFTMAX)
def softmax(step: LiteRtStep) -> None:
    source, output = along_last(step)
    step.emit("SOFTMAX", [source], [output], "SoftmaxOptions", beta=step.value("beta"))
