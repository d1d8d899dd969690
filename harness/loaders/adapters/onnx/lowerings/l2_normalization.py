"""L2_NORMALIZATION."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.L2_NORMALIZATION)
def l2_normalization(step: OnnxStep) -> None:
    source = step.real("input")
    length = step.op("ReduceL2", source, step.ints([step.call.derived("along")]), keepdims=1)
    # ONNX's LpNormalization has no such floor.
    step.deliver("output", step.op("Div", source, step.op("Max", length, step.like(source, 1e-6))))
