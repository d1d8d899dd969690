"""EXPAND_DIMS."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.EXPAND_DIMS)
def expand_dims(step: OnnxStep) -> None:
    axis = step.op("Reshape", step.int64("axis"), step.ints([1]))
    step.deliver("output", step.op("Unsqueeze", step.stored("input"), axis))
