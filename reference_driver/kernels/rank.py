"""RANK."""

from __future__ import annotations

import numpy as np

from harness.model.codes import OperationType
from harness.model.numbers import Array
from reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.RANK, takes=Takes.STORED)
def rank(input: Array) -> Array:
    return np.array(input.ndim)
