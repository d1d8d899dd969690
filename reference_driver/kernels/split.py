"""SPLIT."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.SPLIT, takes=Takes.STORED)
def split(input: Array, num_splits: int, along: int) -> list[Array]:
    return np.split(input, num_splits, axis=along)
