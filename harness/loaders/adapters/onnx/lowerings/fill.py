"""FILL."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.FILL)
def fill(step: OnnxStep) -> None:
    step.deliver("output", step.op("Expand", step.stored("value"), step.int64("shape")))
