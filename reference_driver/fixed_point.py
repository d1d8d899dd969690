"""Requantisation in fixed point: a product's real multiplier as 31 bits and a shift, applied with two roundings.

The contract demands two roundings: a single one differs by 1 in some results. Source: the comments on quantised CONV_2D
in types.hal, and the multipliers that TensorFlow Lite's kernels use.
"""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.numbers import Array


def quantise_multipliers(real: Array) -> tuple[Array, Array]:
    """Return ``real`` as ``(m, e)`` with real = m / 2**31 * 2**e and 2**30 <= m < 2**31; numbers too small become 0."""
    fraction, exponent = np.frexp(np.asarray(real, np.float64))
    mantissa = np.floor(fraction * 2**31 + 0.5).astype(np.int64)
    full = mantissa == 2**31
    mantissa, exponent = np.where(full, 1 << 30, mantissa), exponent + full
    small = exponent < -31
    return np.where(small, 0, mantissa), np.where(small, 0, exponent)


def multiply_exact(values: Array, mantissa: Array, exponent: Array) -> Array:
    """Return ``values * mantissa / 2**31 * 2**exponent``: a rounding high multiplication, then a rounding right shift.

    Integer arrays that broadcast; the result is int64. Ties of the first rounding go up, those of the second away from
    0.
    """
    left, right = np.maximum(exponent, 0), np.maximum(-exponent, 0)
    high = ((values.astype(np.int64) << left) * mantissa + (1 << 30)) >> 31
    mask = (np.int64(1) << right) - 1
    return np.asarray((high >> right) + ((high & mask) > (mask >> 1) + (high < 0)))


def rescale(sums: Array, bias: Array, real: Array, zero_point: int) -> Array:
    """Return ``multiply_exact(sums + bias, ...) + zero_point`` for the real multipliers, in the dtype of ``sums``.

    ``sums`` hold exact integers, their last axis that of ``bias`` and ``real`` (one for all, or one for each index).
    Correct for results of 8 bits; results beyond +-1024 may be off, and the caller clamps them.

    A product in floating point rounds to the same integer as the two roundings, unless it is so near a tie that the
    first rounding, or its own error, may have moved it across; those few are recomputed in integers.
    """
    mantissa, exponent = quantise_multipliers(real)
    factor = np.ldexp(mantissa.astype(np.float64), exponent - 31)
    offset = bias * factor + (zero_point + 0.5)
    dtype = sums.dtype
    # In C order, whatever the order of the sums: the recomputed ones are written through a flat view.
    shifted = np.multiply(sums, factor.astype(dtype), order="C")
    shifted += offset.astype(dtype)
    rounded = np.floor(shifted)
    # From here on `shifted` is the distance from the middle between two ties: 0.5 at a tie.
    shifted -= rounded
    shifted -= 0.5
    np.abs(shifted, out=shifted)
    # The first rounding moves a value by at most half a unit of the high product.
    first = np.ldexp(0.5, -np.maximum(-exponent, 0))
    error = 4 * np.finfo(dtype).eps * (1024 + 2 * np.abs(offset).max(initial=0))
    near = np.flatnonzero(shifted >= (0.5 - first - error).astype(dtype))
    if near.size:
        channel = near % sums.shape[-1]
        whole = sums.reshape(-1)[near].astype(np.int64) + np.broadcast_to(bias, sums.shape[-1:])[channel]
        m, e = (np.broadcast_to(part, sums.shape[-1:])[channel] for part in (mantissa, exponent))
        rounded.reshape(-1)[near] = multiply_exact(whole, m, e) + zero_point
    return rounded
