"""PRELU."""

from __future__ import annotations

import numpy as np

from harness.model.codes import OperationType
from harness.model.numbers import Array
from reference_driver.kernels.registry import kernel


@kernel(OperationType.PRELU)
def prelu(input: Array, alpha: Array) -> Array:
    return np.where(input >= 0, input, alpha * input)
