"""RELU, RELU1, RELU6, LOGISTIC, TANH."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O

_NAMES = {O.RELU: "RELU", O.RELU1: "RELU_N1_TO_1", O.RELU6: "RELU6", O.LOGISTIC: "LOGISTIC", O.TANH: "TANH"}


@lowers(*_NAMES)
def activation(step: LiteRtStep) -> None:
    step.emit(_NAMES[step.call.op.code], [step.input("input")], [step.output()])
