"""REDUCE_ALL, REDUCE_ANY, REDUCE_MAX, REDUCE_MIN, REDUCE_PROD, REDUCE_SUM."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel

# These only choose among elements, and raw values are ordered like their real values.
_CHOOSING: dict[OperationType, Callable[..., Array]] = {
    OperationType.REDUCE_ALL: np.all,
    OperationType.REDUCE_ANY: np.any,
    OperationType.REDUCE_MAX: np.max,
    OperationType.REDUCE_MIN: np.min,
}
_COMPUTING: dict[OperationType, Callable[..., Array]] = {
    OperationType.REDUCE_PROD: np.prod,
    OperationType.REDUCE_SUM: np.sum,
}


@kernel(*_CHOOSING, takes=Takes.STORED)
def reduce_choosing(input: Array, reduced: tuple[int, ...], keep: bool, code: OperationType) -> Array:
    return np.atleast_1d(_CHOOSING[code](input, axis=reduced, keepdims=keep))


@kernel(*_COMPUTING)
def reduce_computing(input: Array, reduced: tuple[int, ...], keep: bool, code: OperationType) -> Array:
    return np.atleast_1d(_COMPUTING[code](input, axis=reduced, keepdims=keep))
