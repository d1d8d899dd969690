"""LOGICAL_NOT."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel


@kernel(OperationType.LOGICAL_NOT)
def logical_not(input: Array) -> Array:
    return np.logical_not(input)
