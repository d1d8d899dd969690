"""MEAN."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel


@kernel(OperationType.MEAN)
def mean(input: Array, reduced: tuple[int, ...], keep: bool) -> Array:
    return np.atleast_1d(np.mean(input, axis=reduced, keepdims=keep))
