"""PRELU, and LEAKY_RELU as one."""

from __future__ import annotations

import numpy as np
import tflite

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.model.numbers import FLOATS
from nnconform.mlts.convert.step import ConversionStep, plain


def leaky_relu(step: ConversionStep) -> None:
    """One slope below zero for all channels."""
    source = step.input(0)
    code = OperandType(step.describe(source).type)
    if code not in FLOATS:
        step.refuse(f"{code.name} is not convertible; convertible: real tensors")
    slope = step.builder.constant(code, np.array([step.options(tflite.LeakyReluOptions).Alpha()]))
    step.add(OperationType.PRELU, [source, slope])


CONVERTERS = {"LEAKY_RELU": leaky_relu, "PRELU": plain(OperationType.PRELU, 2)}
