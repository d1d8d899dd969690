"""Bit-exact functions of fixed-point numbers: products, tanh, logistic, the inverse square root.

A number with ``n`` integer bits has 15 - n fraction bits in 16-bit arithmetic, 31 - n in 32-bit arithmetic; arrays hold
the raw integers as int64. The contract's quantised LSTMs are defined by the arithmetic of gemmlowp's fixed-point
library. A function computed in floating point differs in the last bits, and the state would accumulate the difference.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from nnconform.harness.model.numbers import Array

LOW, HIGH = -(2**15), 2**15 - 1
# 1 and 1/2 with 15 fraction bits; 1 itself is out of range by one.
ONE, HALF = HIGH, 2**14


def shifted(values: Any, places: int) -> Any:
    """Return values divided by 2**places, rounded, ties away from zero. Accepts arrays and integers."""
    if places == 0:
        return values
    magnitude = (abs(values) + (1 << (places - 1))) >> places
    return magnitude * (1 - 2 * (values < 0))


def saturated(values: Array) -> Array:
    """Return values clipped to 16 bits."""
    return np.clip(values, LOW, HIGH)


def product(a: Any, b: Any) -> Array:
    """Return the high half of a doubled 16-bit product, rounded, ties up; its integer bits are the sum of those of
    ``a`` and ``b``.
    """
    return np.minimum((a * b + (1 << 14)) >> 15, HIGH)


def rescaled(values: Array, bits: int, wanted: int) -> Array:
    """Return numbers with ``bits`` integer bits converted to ``wanted`` integer bits, saturated."""
    if wanted >= bits:
        return np.asarray(shifted(values, wanted - bits))
    return saturated(values << (bits - wanted))


def _constant(value: float, bits: int = 0) -> int:
    """Return a real constant rounded to 32 bits and then to 16."""
    return int(shifted(round(value * 2 ** (31 - bits)), 16))


def _exp_near_zero(values: Array) -> Array:
    """Return exp of numbers in [-1/4, 0), no integer bits: four terms of the series about -1/8."""
    base = _constant(np.exp(-0.125))
    x = values + (1 << 12)
    square = product(x, x)
    cube, fourth = product(square, x), product(square, square)
    thirds = product(shifted(fourth, 2) + cube, _constant(1 / 3))
    return saturated(base + product(base, x + shifted(thirds + square, 1)))


def _exp_negative(values: Array, bits: int) -> Array:
    """Return exp of numbers <= 0 with ``bits`` integer bits; the result has none."""
    fraction = 15 - bits
    quarter = 1 << (fraction - 2)
    near = (values & (quarter - 1)) - quarter
    result = _exp_near_zero(rescaled(near, bits, 0))
    # The rest is a sum of powers of two: one factor for each of its bits.
    rest = near - values
    for power in range(-2, bits):
        factor = product(result, _constant(np.exp(-(2.0**power))))
        result = np.where(rest & (1 << (fraction + power)), factor, result)
    if bits > 5:
        result = np.where(values < -(32 << fraction), 0, result)
    return np.where(values == 0, ONE, result)


def _half_reciprocal(values: Array) -> Array:
    """Return 2 / (1 + x) for x in [0, 1] without integer bits; the result has 2. Three steps of Newton's method."""
    half = (values + ONE + 1) >> 1
    estimate = _constant(48 / 17, 2) + product(half, _constant(-32 / 17, 2))
    for _ in range(3):
        error = (1 << 13) - product(half, estimate)
        estimate = estimate + rescaled(product(estimate, error), 4, 2)
    return estimate


def tanh(values: Array, bits: int) -> Array:
    """Return tanh of numbers with ``bits`` integer bits; the result has none."""
    power = _exp_negative(-np.abs(values), bits + 1)
    magnitude = rescaled(_half_reciprocal(power) - (1 << 13), 2, 0)
    return np.where(values == 0, 0, np.where(values < 0, -magnitude, magnitude))


def logistic(values: Array, bits: int) -> Array:
    """Return 1 / (1 + exp(-x)) of numbers with ``bits`` integer bits; the result has none."""
    # Halving the result of _half_reciprocal keeps the raw number, with one integer bit less.
    positive = rescaled(_half_reciprocal(_exp_negative(-np.abs(values), bits)), 1, 0)
    return np.where(values == 0, HALF, np.where(values > 0, positive, ONE - positive))


def _product32(a: int, b: int) -> int:
    return (a * b + (1 << 30)) >> 31


def _to_three_bits(value: int, bits: int) -> int:
    return max(-(2**31), min(2**31 - 1, value << (bits - 3)))


def inverse_root(value: int) -> tuple[int, int]:
    """Return 1 / sqrt(value) for an integer from 1 to 2**31 - 1 as ``(m, e)``, meaning m / 2**31 * 2**e. Five steps of
    Newton's method, from 1, with 3 integer bits.
    """
    if value <= 1:
        return 2**31 - 1, 0
    right = 11
    while value >= 1 << 29:
        value, right = value // 4, right + 1
    pairs = (31 - value.bit_length()) // 2 - 1
    value, right = value << (2 * pairs), right - pairs
    argument = value >> 1
    half_argument, three_halves = shifted(argument, 1), 3 << 27
    root = 1 << 28
    for _ in range(5):
        cube = _to_three_bits(_product32(_product32(root, root), root), 9)
        root = _to_three_bits(_product32(three_halves, root) - _product32(half_argument, cube), 6)
    root = _product32(root, 1518500250)  # the root of 1/2
    return (root << -right, 0) if right < 0 else (root, -right)
