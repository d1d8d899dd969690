"""SOFTMAX; the maximum is subtracted first so that no exponential overflows."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel


@kernel(OperationType.SOFTMAX)
def softmax(input: Array, beta: float, along: int) -> Array:
    if not input.size:
        return input
    powers = np.exp((input - input.max(axis=along, keepdims=True)) * input.dtype.type(beta))
    return powers / powers.sum(axis=along, keepdims=True)
