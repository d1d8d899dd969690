"""L2_NORMALIZATION, with a lower bound for the length so that a zero vector stays zero."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel

_SHORTEST = 1e-6


@kernel(OperationType.L2_NORMALIZATION)
def l2_normalization(input: Array, along: int) -> Array:
    length = np.sqrt((input * input).sum(axis=along, keepdims=True))
    return input / np.maximum(length, _SHORTEST)
