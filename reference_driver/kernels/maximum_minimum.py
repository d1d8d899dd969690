"""MAXIMUM, MINIMUM."""

from __future__ import annotations

import numpy as np

from harness.model.codes import OperationType
from harness.model.numbers import Array
from reference_driver.kernels.registry import kernel


@kernel(OperationType.MAXIMUM)
def maximum(lhs: Array, rhs: Array) -> Array:
    return np.maximum(lhs, rhs)


@kernel(OperationType.MINIMUM)
def minimum(lhs: Array, rhs: Array) -> Array:
    return np.minimum(lhs, rhs)
