"""SOFTMAX."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.step import ConversionStep


def softmax(step: ConversionStep) -> None:
    """Both work along the last axis. The HAL has beta in the precision of a floating-point input."""
    source = step.input(0)
    half = step.describe(source).type == OperandType.TENSOR_FLOAT16
    beta = step.builder.scalar(
        step.options(tflite.SoftmaxOptions).Beta(), OperandType.FLOAT16 if half else OperandType.FLOAT32
    )
    step.add(OperationType.SOFTMAX, [source, beta])


CONVERTERS = {"SOFTMAX": softmax}
