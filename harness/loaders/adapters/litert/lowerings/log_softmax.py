"""LOG_SOFTMAX, with beta before it."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.along import along_last
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.litert.tensors import LiteRtTensor
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.LOG_SOFTMAX)
def log_softmax(step: LiteRtStep) -> None:
    source, output = along_last(step)
    beta = step.value("beta")
    if beta != 1:
        source = _scaled(step, source, beta)
    step.emit("LOG_SOFTMAX", [source], [output], "LogSoftmaxOptions")


def _scaled(step: LiteRtStep, source: LiteRtTensor, beta: float) -> LiteRtTensor:
    """Return the distances from the largest times beta: products of large numbers lose the digits in which they
    differ.
    """
    assert source.dims is not None
    largest = step.like(source, (*source.dims[:-1], 1))
    distances, scaled = step.like(source), step.like(source)
    last = step.ints([len(source.dims) - 1])
    step.emit("REDUCE_MAX", [source, last], [largest], "ReducerOptions", keepDims=True)
    step.emit("SUB", [source, largest], [distances], "SubOptions")
    step.emit("MUL", [distances, step.floats(beta)], [scaled], "MulOptions")
    return scaled
