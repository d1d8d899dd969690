"""RELU, RELU1, RELU6, LOGISTIC, TANH."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O

_NAMES = {O.RELU: "Relu", O.LOGISTIC: "Sigmoid", O.TANH: "Tanh"}
_BOUNDS = {O.RELU1: (-1.0, 1.0), O.RELU6: (0.0, 6.0)}


@lowers(*_NAMES)
def activation(step: OnnxStep) -> None:
    step.deliver("output", step.op(_NAMES[step.call.op.code], step.real("input")))


@lowers(*_BOUNDS)
def clip(step: OnnxStep) -> None:
    step.deliver("output", step.clip(step.real("input"), *_BOUNDS[step.call.op.code]))
