"""LOGISTIC, RELU, RELU6, RELU_N1_TO_1 and TANH: operations without options."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep, Converter


def _activation(code: OperationType) -> Converter:
    def convert(step: ConversionStep) -> None:
        step.add(code, [step.input(0)])

    return convert


CONVERTERS = {
    "LOGISTIC": _activation(OperationType.LOGISTIC),
    "RELU": _activation(OperationType.RELU),
    "RELU6": _activation(OperationType.RELU6),
    "RELU_N1_TO_1": _activation(OperationType.RELU1),
    "TANH": _activation(OperationType.TANH),
}
