"""POW."""

from __future__ import annotations

import numpy as np

from harness.model.codes import OperationType
from harness.model.numbers import Array
from reference_driver.kernels.registry import kernel


@kernel(OperationType.POW)
def power(base: Array, exponent: Array) -> Array:
    return np.power(base, exponent)
