"""Boundary values, at which drivers often fail: limits of types, powers of two, their neighbours, NaN and infinity.

Each list begins with the most harmless value, to which minimisation tends.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from itertools import chain

from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.codes import OperandType as T

# float32: the smallest above 0, the smallest normal one, the largest, the one after 1.
_TINY, _NORMAL, _HUGE, _AFTER_ONE = 2.0**-149, 2.0**-126, (2.0 - 2.0**-23) * 2.0**127, 1.0 + 2.0**-23
_NON_FINITE = (float("inf"), float("-inf"), float("nan"))
_FLOATS = (
    1.0,
    0.0,
    -0.0,
    -1.0,
    0.5,
    2.0,
    6.0,
    1e-3,
    _AFTER_ONE,
    _TINY,
    _NORMAL,
    65504.0,
    65520.0,
    _HUGE,
    -_HUGE,
    *_NON_FINITE,
)
# 1e-46 and 1e39 are out of float32's range: they become 0 and infinity.
_SCALES = (1.0, 0.5, 1 / 256, 2.0, _AFTER_ONE, _TINY, _NORMAL, _HUGE, 0.0, -1.0, 1e-46, 1e39, *_NON_FINITE)
_POWERS = sorted(chain.from_iterable((1 << bits, (1 << bits) - 1) for bits in range(1, 11)))
_INTEGERS = (-1, -2, -4, *_POWERS[7:], -128, -129, 32768, -32768, 65535, 1 << 16, 2**31 - 1, -(2**31))
_EXTENTS = (1, 0, 2, *_POWERS[7:], 65535, 1 << 16, 2**31 - 1, 2**31, 2**32 - 1, 2**32)
_ZERO_POINTS = (0, 1, -1, 127, 128, 255, 256, -128, -129, 32767, 65535, 65536, 2**31 - 1, -(2**31))
# Exponents of a float32: 0 to 127, and -1 to -149.
_EXPONENTS = 127 + 149
_SMALL = 16
_PACKED = {T.FLOAT32: "<f", T.TENSOR_FLOAT32: "<f", T.FLOAT16: "<e", T.TENSOR_FLOAT16: "<e"}


def scale(choices: Choices) -> float:
    """Draw a scale; not every one is valid."""
    if not choices.flag():
        return choices.pick(_SCALES)
    number = choices.integer(0, _EXPONENTS)
    return 2.0 ** (number if number <= 127 else 127 - number)


def zero_point(choices: Choices) -> int:
    """Draw a zero point of some type."""
    return choices.pick(_ZERO_POINTS)


def extent(choices: Choices) -> int:
    """Draw an extent; 2**32, the last, does not fit in 32 bits."""
    return choices.integer(0, _SMALL) if choices.flag() else choices.pick(_EXTENTS)


def element(choices: Choices, code: int, width: int) -> bytes:
    """Draw the bytes of one element of a constant of type ``code``, at most ``width``."""
    if code in _PACKED and not choices.flag():
        return _float(choices.pick(_FLOATS), _PACKED[T(code)])[:width]
    return _integer(choices).to_bytes(4, "little", signed=True)[:width]


def _integer(choices: Choices) -> int:
    match choices.integer(0, 2):
        case 0:
            return choices.integer(0, _SMALL)
        case 1:
            return choices.pick(_INTEGERS)
        case _:
            return choices.integer(-(2**31), 2**31 - 1)


def _float(value: float, format: str) -> bytes:
    try:
        return struct.pack(format, value)
    except OverflowError:
        return struct.pack(format, float("inf"))


def one_of(choices: Choices, low: int, high: int, others: Sequence[int]) -> int:
    """Draw an integer from ``low`` to ``high``, or one of ``others``, which are invalid."""
    number = choices.integer(0, high - low + len(others))
    return low + number if number <= high - low else others[number - (high - low) - 1]
