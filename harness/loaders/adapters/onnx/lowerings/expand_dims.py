"""EXPAND_DIMS."""

from __future__ import annotations

from harness.loaders.adapters.lowering import lowers
from harness.loaders.adapters.onnx.step import Step
from harness.model.codes import OperationType as O


@lowers(O.EXPAND_DIMS)
def expand_dims(step: Step) -> None:
    axis = step.op("Reshape", step.int64("axis"), step.ints([1]))
    step.deliver("output", step.op("Unsqueeze", step.stored("input"), axis))
