"""SQUEEZE."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.SQUEEZE, takes=Takes.STORED)
def squeeze(input: Array, squeezed: tuple[int, ...]) -> Array:
    return np.atleast_1d(np.squeeze(input, axis=squeezed))
