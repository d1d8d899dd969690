"""TRANSPOSE."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.TRANSPOSE)
def transpose(step: OnnxStep) -> None:
    step.deliver("output", step.op("Transpose", step.stored("input"), perm=list(step.call.derived("order"))))
