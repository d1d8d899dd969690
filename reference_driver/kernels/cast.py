"""CAST: storing the result converts it; numpy truncates towards zero, as the operation demands."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array, quantised_range
from nnconform.reference_driver.kernels.registry import Takes, kernel
from nnconform.reference_driver.tensors import Quantisation


@kernel(OperationType.CAST, takes=Takes.STORED)
def cast(input: Array, output: Quantisation | Operand) -> Array:
    if output.type != OperandType.TENSOR_QUANT8_ASYMM:
        return input
    return np.clip(input, *quantised_range(OperandType.TENSOR_QUANT8_ASYMM))
