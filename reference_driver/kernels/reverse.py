"""REVERSE."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.REVERSE, takes=Takes.STORED)
def reverse(input: Array, along: int) -> Array:
    return np.flip(input, along)
