"""Requantisation in fixed point: a product's real multiplier as 31 bits and a shift, applied with two roundings.

The contract demands two roundings: a single one differs by 1 in some results. Source: the comments on quantised CONV_2D
in types.hal, and the multipliers that TensorFlow Lite's kernels use.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.compiled import Loops, compiled_for

# The elements that are rescaled together in numpy, those of a row that are enough, and those of a tensor that are few.
_BLOCK, _ROW, _SMALL = 1 << 15, 512, 1 << 14


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


class Rescaling:
    """``multiply_exact(sums + bias, ...) + zero_point`` for real multipliers, as a function of the sums.

    ``bias`` and ``real`` are one for all, or one for each index of the last axis of the sums. Correct for results from
    ``low`` to ``high``, which are within +-1024; results beyond may be off by a little, and the caller clamps them.
    """

    def __init__(self, bias: Array, real: Array, zero_point: int, low: int = -1024, high: int = 1024) -> None:
        self._bias, self._zero_point, self._low, self._high = np.array(bias, np.int64), zero_point, low, high
        self._mantissa, self._exponent = quantise_multipliers(real)
        self._factor = np.ldexp(self._mantissa.astype(np.float64), self._exponent - 31)
        # The arguments by the type of the sums, and for the compiled loop by the number of channels.
        self._parts: dict[Any, Sequence[Array]] = {}

    def __call__(self, sums: Array) -> Array:
        """Return the results for exact integers in floats, as floats or as integers, in C order."""
        channels = sums.shape[-1] if sums.ndim else 1
        rows = sums.reshape(-1, channels) if channels else sums.reshape(0, 0)
        fast = compiled_for(sums)
        results = self._at_once(fast, rows) if fast else self._in_blocks(rows)
        return results.reshape(sums.shape)

    def _at_once(self, fast: Loops, sums: Array) -> Array:
        channels = sums.shape[1]
        bias, mantissa, exponent = self._whole(channels)
        left, right = np.maximum(exponent, 0).clip(max=31), np.maximum(-exponent, 0)
        results = np.empty(sums.shape, np.int16)
        fast.rescaled(np.ascontiguousarray(sums), bias, mantissa, left, right, self._zero_point, results)
        return results

    def _whole(self, channels: int) -> Sequence[Array]:
        """Return bias, mantissa and exponent of each channel."""
        if channels not in self._parts:
            parts = self._bias, self._mantissa, self._exponent
            self._parts[channels] = [
                np.ascontiguousarray(np.broadcast_to(part, (channels,)), np.int64) for part in parts
            ]
        return self._parts[channels]

    def _in_blocks(self, sums: Array) -> Array:
        """Return the results in the type of the sums, block by block, so that what is in between stays in the cache.

        The first rounding moves the ties of the second: a high product is at one, or beyond it, from half a unit before
        it on, where products are positive, and from half a unit after it on where they are negative. So one floor gives
        the result of both, unless the error of floating point may have moved it across; those few are recomputed.
        """
        # In float64 hardly any result is recomputed; recomputing one takes as long as float64 does for so many.
        dtype, channels = np.dtype(np.float64) if sums.size <= _SMALL else sums.dtype, sums.shape[1]
        together = 1
        # numpy is slow on many short rows.
        while together * channels < _ROW and len(sums) and len(sums) % (2 * together) == 0:
            together *= 2
        factor, bias, moved, middle, near = self._float_parts(dtype, together)
        rows = sums.reshape(len(sums) // together, together * channels)
        results = np.empty(rows.shape, sums.dtype)
        count = max(1, _BLOCK // max(1, rows.shape[1]))
        scratch = np.empty((2, min(count, len(rows)), rows.shape[1]), dtype)
        for start in range(0, len(rows), count):
            block, rounded = rows[start : start + count], results[start : start + count]
            shifted, signed = scratch[:, : len(block)]
            np.multiply(block, factor, out=shifted)
            shifted += bias
            shifted += np.copysign(moved, shifted, out=signed)
            shifted += middle
            np.floor(shifted, out=rounded, casting="same_kind")
            # From here on `shifted` is the distance from the middle between two ties: 0.5 at a tie.
            shifted -= rounded
            shifted -= shifted.dtype.type(0.5)
            np.abs(shifted, out=shifted)
            self._recompute(block, rounded, np.flatnonzero(shifted >= near), channels)
        return results

    def _float_parts(self, dtype: np.dtype[Any], times: int) -> Sequence[Array]:
        """Return factor, bias, how far ties move, the floor's offset, and what is near a tie, each ``times`` times."""
        key = dtype, times
        if key not in self._parts:
            right = np.maximum(-self._exponent, 0)
            bias = self._bias * self._factor
            # Results outside the range may be off by a little.
            largest = max(abs(self._low), abs(self._high)) + abs(self._zero_point) + 2 * np.abs(bias) + 2
            # There is no second rounding without a shift.
            moved = np.where(right > 0, np.ldexp(0.5, -right), 0.0)
            parts = self._factor, bias, moved, self._zero_point + 0.5, 0.5 - 6 * np.finfo(dtype).eps * largest
            self._parts[key] = [
                np.tile(part, times) if np.ndim(part) else np.asarray(part)
                for part in (np.asarray(part, dtype) for part in parts)
            ]
        return self._parts[key]

    def _recompute(self, sums: Array, rounded: Array, places: Array, channels: int) -> None:
        """Replace the results at ``places`` by those in integers."""
        if not places.size:
            return
        bias, mantissa, exponent = (part[places % channels] for part in self._whole(channels))
        whole = sums.reshape(-1)[places].astype(np.int64) + bias
        rounded.reshape(-1)[places] = multiply_exact(whole, mantissa, exponent) + self._zero_point
