"""ADD, SUB, MUL, DIV."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel


@kernel(OperationType.ADD)
def add(lhs: Array, rhs: Array) -> Array:
    return lhs + rhs


@kernel(OperationType.SUB)
def sub(lhs: Array, rhs: Array) -> Array:
    return lhs - rhs


@kernel(OperationType.MUL)
def mul(lhs: Array, rhs: Array) -> Array:
    return lhs * rhs


@kernel(OperationType.DIV)
def div(lhs: Array, rhs: Array) -> Array:
    # Integers are divided towards minus infinity; by zero the result is unspecified, and numpy's 0 is used.
    return np.floor_divide(lhs, rhs) if lhs.dtype.kind == "i" else lhs / rhs
