"""ABS, EXP, FLOOR, LOG, RSQRT, SIN, SQRT."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel

_FUNCTIONS = {
    OperationType.ABS: np.abs,
    OperationType.EXP: np.exp,
    OperationType.FLOOR: np.floor,
    OperationType.LOG: np.log,
    OperationType.SIN: np.sin,
    OperationType.SQRT: np.sqrt,
}


@kernel(*_FUNCTIONS)
def elementwise(input: Array, code: OperationType) -> Array:
    return _FUNCTIONS[code](input)


@kernel(OperationType.RSQRT)
def rsqrt(input: Array) -> Array:
    return 1 / np.sqrt(input)
