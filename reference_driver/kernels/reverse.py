"""REVERSE."""

from __future__ import annotations

import numpy as np

from harness.model.codes import OperationType
from harness.model.numbers import Array
from reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.REVERSE, takes=Takes.STORED)
def reverse(input: Array, along: int) -> Array:
    return np.flip(input, along)
