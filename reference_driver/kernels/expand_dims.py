"""EXPAND_DIMS."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.EXPAND_DIMS, takes=Takes.STORED)
def expand_dims(input: Array, place: int) -> Array:
    return np.expand_dims(input, place)
