"""MULTINOMIAL."""

from __future__ import annotations

import numpy as np
import tflite

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.step import ConversionStep

_MASK = 2**31 - 1


def multinomial(step: ConversionStep) -> None:
    """Samples of classes. The seeds have 64 bits in TFLite; neither specifies which numbers follow from them."""
    options = step.options(tflite.RandomOptions)
    seeds = np.array([options.Seed() & _MASK, options.Seed2() & _MASK])
    operand = step.builder.constant(OperandType.TENSOR_INT32, seeds)
    step.add(OperationType.RANDOM_MULTINOMIAL, [step.input(0), *step.integers(step.number(1)), operand])


CONVERTERS = {"MULTINOMIAL": multinomial}
