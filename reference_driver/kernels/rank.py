"""RANK."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.RANK, takes=Takes.STORED)
def rank(input: Array) -> Array:
    return np.array(input.ndim)
