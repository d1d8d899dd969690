"""EXPAND_DIMS."""

from __future__ import annotations

import numpy as np

from harness.model.codes import OperationType
from harness.model.numbers import Array
from reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.EXPAND_DIMS, takes=Takes.STORED)
def expand_dims(input: Array, place: int) -> Array:
    return np.expand_dims(input, place)
