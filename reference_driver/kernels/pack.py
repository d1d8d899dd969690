"""PACK."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.PACK, takes=Takes.STORED)
def pack(axis: int, inputs: list[Array]) -> Array:
    return np.stack(inputs, axis)
