"""REDUCE_ALL, REDUCE_ANY, REDUCE_MAX, REDUCE_MIN, REDUCE_PROD, REDUCE_SUM."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.reduction import reduce
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O

_NAMES = {
    O.REDUCE_ALL: "ReduceMin",
    O.REDUCE_ANY: "ReduceMax",
    O.REDUCE_MAX: "ReduceMax",
    O.REDUCE_MIN: "ReduceMin",
    O.REDUCE_PROD: "ReduceProd",
    O.REDUCE_SUM: "ReduceSum",
}


@lowers(*_NAMES)
def reduction(step: OnnxStep) -> None:
    # The raw values have their maximum and minimum where the real ones have theirs.
    reduce(step, _NAMES[step.call.op.code], step.stored("input"))
