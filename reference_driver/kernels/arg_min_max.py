"""ARGMAX, ARGMIN: the first of equal elements, as in numpy. Raw values are ordered like their real values."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.ARGMAX, takes=Takes.STORED)
def argmax(input: Array, along: int) -> Array:
    return np.atleast_1d(np.argmax(input, axis=along))


@kernel(OperationType.ARGMIN, takes=Takes.STORED)
def argmin(input: Array, along: int) -> Array:
    return np.atleast_1d(np.argmin(input, axis=along))
