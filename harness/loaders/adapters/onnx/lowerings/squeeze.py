"""SQUEEZE."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.operation import Unknown


@lowers(O.SQUEEZE)
def squeeze(step: OnnxStep) -> None:
    try:
        axes = step.ints(step.call.derived("squeezed"))
    except Unknown:
        if not step.call.given("axes"):
            raise
        axes = step.int64("axes")
    result = step.op("Squeeze", step.stored("input"), axes)
    declared = step.extents("output")
    if declared is None:
        step.refuse("the axes or the rank of the output must be known when the model is prepared")
    if len(declared) == 1:
        # If no axis is left, ONNX's output is a scalar, the HAL's a vector of one.
        result = step.op("Reshape", result, step.ints([-1]))
    step.deliver("output", result)
