"""LOGICAL_AND, LOGICAL_OR."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel


@kernel(OperationType.LOGICAL_AND)
def logical_and(lhs: Array, rhs: Array) -> Array:
    return np.logical_and(lhs, rhs)


@kernel(OperationType.LOGICAL_OR)
def logical_or(lhs: Array, rhs: Array) -> Array:
    return np.logical_or(lhs, rhs)
