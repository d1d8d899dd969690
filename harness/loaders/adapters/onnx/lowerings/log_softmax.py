"""LOG_SOFTMAX."""

from __future__ import annotations

from harness.loaders.adapters.lowering import lowers
from harness.loaders.adapters.onnx.scaling import scaled
from harness.loaders.adapters.onnx.step import Step
from harness.model.codes import OperationType as O


@lowers(O.LOG_SOFTMAX)
def log_softmax(step: Step) -> None:
    step.deliver("output", step.op("LogSoftmax", scaled(step, "beta"), axis=step.call.derived("along")))
