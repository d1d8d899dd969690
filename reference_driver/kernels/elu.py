"""ELU."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel


@kernel(OperationType.ELU)
def elu(input: Array, alpha: float) -> Array:
    # expm1 keeps its digits near 0; fmin takes 0 where alpha = 0 meets an exponential that overflowed.
    return np.maximum(input, 0) + np.fmin(input.dtype.type(alpha) * np.expm1(input), 0)
