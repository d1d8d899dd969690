"""LOGISTIC, RELU, RELU6, RELU_N1_TO_1 and TANH: operations without options; RELU_0_TO_1 as two of the HAL's."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep, Converter


def _activation(code: OperationType) -> Converter:
    def convert(step: ConversionStep) -> None:
        step.add(code, [step.input(0)])

    return convert


def relu_0_to_1(step: ConversionStep) -> None:
    """Clamped to -1 and 1, and then from 0 on."""
    clamped = step.temporary(step.output())
    step.add(OperationType.RELU1, [step.input(0)], clamped)
    step.add(OperationType.RELU, [clamped])


CONVERTERS = {
    "RELU_0_TO_1": relu_0_to_1,
    "LOGISTIC": _activation(OperationType.LOGISTIC),
    "RELU": _activation(OperationType.RELU),
    "RELU6": _activation(OperationType.RELU6),
    "RELU_N1_TO_1": _activation(OperationType.RELU1),
    "TANH": _activation(OperationType.TANH),
}
