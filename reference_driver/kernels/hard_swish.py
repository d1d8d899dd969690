"""HARD_SWISH."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel


@kernel(OperationType.HARD_SWISH)
def hard_swish(input: Array) -> Array:
    return input * np.clip(input + 3, 0, 6) / 6
