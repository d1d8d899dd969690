"""GATHER."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.GATHER)
def gather(step: OnnxStep) -> None:
    step.deliver(
        "output", step.op("Gather", step.stored("input"), step.stored("indices"), axis=step.call.derived("along"))
    )
