"""CAST: storing the result converts it; numpy, too, truncates towards zero."""

from __future__ import annotations

import numpy as np

from harness.model.codes import OperandType, OperationType
from harness.model.graph import Operand
from harness.model.numbers import Array, quantised_range
from reference_driver.kernels.registry import Takes, kernel
from reference_driver.tensors import Quantisation


@kernel(OperationType.CAST, takes=Takes.STORED)
def cast(input: Array, output: Quantisation | Operand) -> Array:
    if output.type != OperandType.TENSOR_QUANT8_ASYMM:
        return input
    return np.clip(input, *quantised_range(OperandType.TENSOR_QUANT8_ASYMM))
