"""INSTANCE_NORMALIZATION."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel


@kernel(OperationType.INSTANCE_NORMALIZATION)
def instance_normalization(input: Array, gamma: float, beta: float, epsilon: float) -> Array:
    centred = input - input.mean(axis=(1, 2), keepdims=True)
    variance = (centred * centred).mean(axis=(1, 2), keepdims=True)
    return gamma * centred / np.sqrt(variance + epsilon) + beta
