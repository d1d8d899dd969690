"""LOG_SOFTMAX, with beta before it."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.along import along_last
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.LOG_SOFTMAX)
def log_softmax(step: LiteRtStep) -> None:
    source, output = along_last(step)
    beta = step.value("beta")
    if beta != 1:
        scaled = step.like(source)
        step.emit("MUL", [source, step.floats(beta)], [scaled], "MulOptions")
        source = scaled
    step.emit("LOG_SOFTMAX", [source], [output], "LogSoftmaxOptions")
