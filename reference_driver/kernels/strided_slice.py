"""STRIDED_SLICE."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.STRIDED_SLICE, takes=Takes.STORED)
def strided_slice(input: Array, slices: tuple[slice, ...], shrunk: tuple[int, ...]) -> Array:
    return np.atleast_1d(np.squeeze(input[slices], axis=shrunk))
