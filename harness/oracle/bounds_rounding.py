"""How far the rounding of a result alone may take it from its value."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import DTYPES, FLOATS, Array

# Up to here float16 has every integer.
_WHOLE_IN_HALF = 2.0**11


def exact_error(right: Array, operand: Operand, relaxed: bool, otherwise: Array) -> Array:
    """Return how far the results of an operation may be rounded whose type has the exact result of every input: not at
    all, and ``otherwise`` only where a driver may have a number of its own.

    Such are numbers below the normal ones, which may be taken for 0, and all of float32 that is computed in float16 but
    the integers that both have; and outputs of a relaxed model, which may be float32 again, by a scale of the driver's
    own, and then no number that float16 has. What the rounding of the inputs does to a result is no part of this: a
    FLOOR whose input may be either side of an integer is off by 1, and not by a thousandth.
    """
    if relaxed and operand.lifetime == OperandLifeTime.SUBGRAPH_OUTPUT:
        return otherwise
    return np.where(~is_whole(right) if relaxed else _is_tiny(right, DTYPES[T(operand.type)]), otherwise, 0.0)


def moved_error(right: Array | None, operand: Operand, relaxed: bool) -> Array | float:
    """Return how far elements may be off that an operation moves from an input: not at all, but that a driver may take
    those below the normal numbers for 0, those of float16 where a relaxed model may be computed in it.

    A shader that copies float16 flushes them as one that adds does, and the contract's tolerance has room for it.
    """
    if right is None or operand.type not in FLOATS:
        return 0.0
    tiny = _is_tiny(right, np.dtype(np.float16) if relaxed else DTYPES[T(operand.type)])
    return np.where(tiny, np.abs(right.astype(np.float64)), 0.0) if np.count_nonzero(tiny) else 0.0


def _is_tiny(values: Array, dtype: Any) -> Array:
    """Return a mask of what is not 0, and below the normal numbers of a type."""
    return np.asarray((values != 0) & (np.abs(values) < np.finfo(dtype).tiny))


def is_whole(value: Array) -> Array:
    """Return a mask of the integers that every type of real numbers has."""
    return np.asarray((value == np.round(value)) & (np.abs(value) <= _WHOLE_IN_HALF))


def reading_error(model: Model, operand: Operand, given: Array | None) -> Array | None:
    """Return how far a driver may read an input or a constant from its value; None for exactly as it is.

    In a relaxed model it may read float32 as float16: numbers that float16 has not become others, and large ones may
    become infinite.
    """
    if given is None or operand.type != T.TENSOR_FLOAT32 or not model.relax_computation_float32_to_float16:
        return None
    with np.errstate(over="ignore"):
        half = given.astype(np.float16)
    other = (half != given) & ~np.isnan(given)
    if not np.count_nonzero(other):
        return None
    rounded = np.where(np.isfinite(half), 2.0**-11 * np.abs(given.astype(np.float64)) + 2.0**-25, np.inf)
    return np.where(other, rounded, 0.0)
