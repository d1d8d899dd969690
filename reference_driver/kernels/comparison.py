"""EQUAL, NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, of real values; a NaN differs from everything."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array, truths
from nnconform.reference_driver.kernels.registry import kernel

_FUNCTIONS = {
    OperationType.EQUAL: np.equal,
    OperationType.NOT_EQUAL: np.not_equal,
    OperationType.LESS: np.less,
    OperationType.LESS_EQUAL: np.less_equal,
    OperationType.GREATER: np.greater,
    OperationType.GREATER_EQUAL: np.greater_equal,
}


@kernel(*_FUNCTIONS)
def comparison(lhs: Array, rhs: Array, code: OperationType) -> Array:
    return _FUNCTIONS[code](truths(lhs), truths(rhs))
