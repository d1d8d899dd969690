"""Contents of a graph's tensors: between two real values, of few numbers that are told fast."""

from __future__ import annotations

from functools import cache
from math import ceil, floor, prod
from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import DTYPES, FLOATS, QUANTISED, Array, quantised_range
from nnconform.harness.ops.operation import Interval

# How many contents there are to choose from: each starts somewhere else in the table.
PLACES = 1024
_TABLE = 1 << 16
# Floats on this grid are exact in float16 too, and so are sums of a few of them: they meet each other exactly.
GRID = 0.125
REALS = (-3.0, 3.0)
# Where more operations are defined.
POSITIVE = (0.25, 3.0)
INTEGERS = (-9.0, 9.0)
_BOOLEANS = (0.0, 1.0)


@cache
def _table() -> Array:
    """Numbers from 0 to 1, as unlike each other as numbers of that many bits can be."""
    return np.random.default_rng(20).random(_TABLE + 4096)


def representable(code: T, scale: float, zero_point: int) -> Interval:
    """The real values at the ends of a quantised type."""
    low, high = quantised_range(code)
    return (low - zero_point) * scale, (high - zero_point) * scale


def natural(code: T, scale: float, zero_point: int) -> Interval:
    """Where contents lie of which nothing is said."""
    if code == T.TENSOR_BOOL8:
        return _BOOLEANS
    if code in QUANTISED:
        return representable(code, scale, zero_point) if code != T.TENSOR_QUANT8_SYMM_PER_CHANNEL else REALS
    return REALS if code in FLOATS else INTEGERS


def contents(chosen: int, code: T, shape: tuple[int, ...], where: Interval, scale: Any, zero_point: int) -> Array:
    """Elements between the ends of ``where``, in the operand's element type; ``scale`` may be an array that broadcasts.

    ``chosen`` is one of PLACES numbers: with 0 they are in order, with an odd one on a grid, else they are anything.
    """
    count = prod(shape)
    low, high = where
    if code in QUANTISED:
        least, most = quantised_range(code)
        unit = float(scale.min()) if isinstance(scale, np.ndarray) else scale
        # Symmetric types leave the lowest value out, as TensorFlow Lite's converters do.
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
    found = first + steps
    return (found * grid if grid != 1 else found).astype(DTYPES[code]).reshape(shape)
