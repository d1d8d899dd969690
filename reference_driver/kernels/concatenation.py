"""CONCATENATION."""

from __future__ import annotations

import numpy as np

from harness.model.codes import OperationType
from harness.model.numbers import Array
from reference_driver.kernels.registry import kernel


@kernel(OperationType.CONCATENATION)
def concatenation(inputs: list[Array], axis: int) -> Array:
    return np.concatenate(inputs, axis)
