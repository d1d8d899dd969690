"""How far the rounding of a result alone may take it from its value."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import DTYPES, Array

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
    tiny = (right != 0) & (np.abs(right) < np.finfo(DTYPES[T(operand.type)]).tiny)
    return np.where(~is_whole(right) if relaxed else tiny, otherwise, 0.0)


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
