"""FILL."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel


@kernel(OperationType.FILL)
def fill(shape: Array, value: float) -> Array:
    # The value is one of float32, float16 or int32, and stays itself in these.
    return np.full(shape, value, np.float32 if isinstance(value, float) else np.int32)
