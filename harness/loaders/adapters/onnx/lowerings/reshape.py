"""RESHAPE."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.RESHAPE)
def reshape(step: OnnxStep) -> None:
    step.deliver("output", step.op("Reshape", step.stored("input"), step.int64("shape")))
