"""FILL."""

from __future__ import annotations

import numpy as np

from harness.model.codes import OperationType
from harness.model.numbers import Array
from reference_driver.kernels.registry import kernel


@kernel(OperationType.FILL)
def fill(shape: Array, value: float) -> Array:
    return np.full(shape, value)
