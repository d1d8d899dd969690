"""Contents of a graph's tensors: numbers in an interval, computed fast."""

from __future__ import annotations

from functools import cache
from math import ceil, floor, prod
from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import DTYPES, FLOATS, QUANTISED, Array, quantised_range
from nnconform.harness.ops.operation import Interval

# The number of different contents: each starts at another place of the table.
PLACES = 1024
_TABLE = 1 << 16
# Floats on this grid are exact in float16 too, and so are sums of a few of them: equal values are frequent.
GRID = 0.125
REALS = (-3.0, 3.0)
# An interval in which more operations are defined.
POSITIVE = (0.25, 3.0)
INTEGERS = (-9.0, 9.0)
_BOOLEANS = (0.0, 1.0)


@cache
def _table() -> Array:
    """Return random numbers from 0 to 1."""
    return np.random.default_rng(20).random(_TABLE + 4096)


def representable(code: T, scale: float, zero_point: int) -> Interval:
    """Return the range of real values of a quantised type."""
    low, high = quantised_range(code)
    return (low - zero_point) * scale, (high - zero_point) * scale


def natural(code: T, scale: float, zero_point: int) -> Interval:
    """Return the default interval for the contents of a type."""
    if code == T.TENSOR_BOOL8:
        return _BOOLEANS
    if code in QUANTISED:
        return representable(code, scale, zero_point) if code != T.TENSOR_QUANT8_SYMM_PER_CHANNEL else REALS
    return REALS if code in FLOATS else INTEGERS


def contents(chosen: int, code: T, shape: tuple[int, ...], interval: Interval, scale: Any, zero_point: int) -> Array:
    """Return elements in ``interval``, in the operand's element type; ``scale`` may be an array that broadcasts.

    ``chosen`` is one of PLACES numbers: with 0 the elements are in order, with an odd one random on a grid, else
    random.
    """
    count = prod(shape)
    low, high = interval
    if code in QUANTISED:
        least, most = quantised_range(code)
        unit = float(scale.min()) if isinstance(scale, np.ndarray) else scale
        # Symmetric types exclude the lowest value, as TensorFlow Lite's converters do.
        least = max(least, -most) if zero_point == 0 and least < 0 and code != T.TENSOR_QUANT8_ASYMM_SIGNED else least
        low, high = max(low / unit + zero_point, least), min(high / unit + zero_point, most)
    elif code in FLOATS and chosen and not chosen % 2:
        start = chosen * 61
        return (low + _table()[start : start + count] * (high - low)).astype(DTYPES[code]).reshape(shape)
    grid = GRID if code in FLOATS else 1.0
    first, last = ceil(low / grid), floor(high / grid)
    width = max(last - first + 1, 1)
    if chosen:
        start = chosen * 61
        steps = (_table()[start : start + count] * width).astype(np.int64)
    else:
        steps = np.arange(count) % width
    numbers = first + steps
    return (numbers * grid if grid != 1 else numbers).astype(DTYPES[code]).reshape(shape)
