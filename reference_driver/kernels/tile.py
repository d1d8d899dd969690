"""TILE."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.TILE, takes=Takes.STORED)
def tile(input: Array, multiples: Array) -> Array:
    return np.tile(input, multiples.tolist())
