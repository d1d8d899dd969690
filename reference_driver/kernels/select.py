"""SELECT."""

from __future__ import annotations

import numpy as np

from harness.model.codes import OperationType
from harness.model.numbers import Array
from reference_driver.kernels.registry import kernel


@kernel(OperationType.SELECT)
def select(condition: Array, if_true: Array, if_false: Array) -> Array:
    return np.where(condition, if_true, if_false)
