"""SOFTMAX."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.scaling import scaled
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.SOFTMAX)
def softmax(step: OnnxStep) -> None:
    step.deliver("output", step.op("Softmax", scaled(step, "beta"), axis=step.call.derived("along")))
