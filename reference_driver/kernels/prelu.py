"""PRELU."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel


@kernel(OperationType.PRELU)
def prelu(input: Array, alpha: Array) -> Array:
    return np.where(input >= 0, input, alpha * input)
