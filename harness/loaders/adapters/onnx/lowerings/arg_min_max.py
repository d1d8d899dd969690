"""ARGMAX, ARGMIN."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O

_NAMES = {O.ARGMAX: "ArgMax", O.ARGMIN: "ArgMin"}


@lowers(*_NAMES)
def arg_min_max(step: OnnxStep) -> None:
    along, rank = step.call.derived("along"), len(step.call.dims("input"))
    # If no other axis is left this one stays, as no tensor of the HAL has rank 0.
    keepdims = int(rank == 1)
    result = step.op(_NAMES[step.call.op.code], step.stored("input"), type="INT64", axis=along, keepdims=keepdims)
    step.deliver("output", result)
