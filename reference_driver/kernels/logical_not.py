"""LOGICAL_NOT."""

from __future__ import annotations

import numpy as np

from harness.model.codes import OperationType
from harness.model.numbers import Array
from reference_driver.kernels.registry import kernel


@kernel(OperationType.LOGICAL_NOT)
def logical_not(input: Array) -> Array:
    return np.logical_not(input)
