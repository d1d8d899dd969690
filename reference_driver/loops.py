"""Loops over elements that numpy can only do in many passes, for numba to compile (``compiled.py``).

Each does exactly the arithmetic of the numpy code that it stands in for, in the same order and types: its results are
the same bits. Arrays come in C order. The callers check shapes: compiled loops do not look whether an index is inside.
"""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.numbers import Array

# What `rescaled` saturates at: beyond all values of 8 bits, and, unlike the ends of int16, no byte's end modulo 256.
FAR = 16448


def rescaled(sums: Array, bias: Array, mantissa: Array, left: Array, right: Array, zero_point: int, out: Array) -> None:
    """Write ``multiply_exact(sums + bias, mantissa, left - right) + zero_point``, saturated at +-FAR, to int16 ``out``.

    ``sums`` and ``out`` are ``[n, channels]``, the others int64 ``[channels]``.
    """
    for row in range(sums.shape[0]):
        for channel in range(sums.shape[1]):
            # What the left shift takes beyond 32 bits is far out of range already.
            limit = np.int64(1) << (31 - left[channel])
            value = min(max(np.int64(sums[row, channel]) + bias[channel], -limit), limit) << left[channel]
            high = (value * mantissa[channel] + (1 << 30)) >> 31
            mask = (np.int64(1) << right[channel]) - 1
            up = np.int64((high & mask) > (mask >> 1) + np.int64(high < 0))
            out[row, channel] = min(max((high >> right[channel]) + up + zero_point, -FAR), FAR)


def correlated(image: Array, filters: Array, strides: tuple[int, int], dilations: tuple[int, int], out: Array) -> None:
    """Write to ``out [b, out_h, out_w, c]`` the sums over the cells of windows, each channel with its own filter.

    ``image [b, h, w, c]`` is padded, ``filters`` are ``[kernel_h, kernel_w, n * c]``: each cell's ``c`` weights, ``n``
    times; ``n`` is 1 if the windows' stride along a row is above 1. So ``n`` neighbours in a row are summed in one long
    loop. The terms are added row by row.
    """
    channels, length = out.shape[3], filters.shape[2]
    for batch in range(out.shape[0]):
        for row in range(out.shape[1]):
            sums = out[batch, row].reshape(-1)
            for start in range(0, sums.size, length):
                run = sums[start : start + length]
                column = start // channels * strides[1]
                for y in range(filters.shape[0]):
                    pixels = image[batch, row * strides[0] + y * dilations[0]].reshape(-1)
                    for x in range(filters.shape[1]):
                        seen = pixels[(column + x * dilations[1]) * channels :]
                        weights = filters[y, x]
                        if x + y == 0:
                            for place in range(run.size):
                                run[place] = seen[place] * weights[place]
                        else:
                            for place in range(run.size):
                                run[place] += seen[place] * weights[place]


def centred(raw: Array, zero_point: int, heads: tuple[int, int], out: Array) -> None:
    """Write ``raw - zero_point`` to ``out``, which is larger by the rows and columns of 0 around it.

    ``raw`` is ``[b, h, w, c]``, ``out`` is too; ``heads`` are the rows and columns before the first.
    """
    height, channels = raw.shape[1], raw.shape[3]
    for batch in range(out.shape[0]):
        for row in range(out.shape[1]):
            pixels = out[batch, row].reshape(-1)
            if row < heads[0] or row >= heads[0] + height:
                pixels[:] = 0
                continue
            source = raw[batch, row - heads[0]].reshape(-1)[: max(0, out.shape[2] - heads[1]) * channels]
            inner = pixels[heads[1] * channels :]
            pixels[: heads[1] * channels] = 0
            for place in range(source.size):
                inner[place] = np.int32(source[place]) - np.int32(zero_point)
            inner[source.size :] = 0


def finished(sums: Array, factors: Array, zero_point: int, low: int, high: int, out: Array) -> None:
    """Write what ``rescaled`` does, clamped to ``low`` and ``high``, to ``out [n, channels]``.

    ``factors`` are int32 ``[3, channels]``: bias, mantissa, right shift. ``sums + bias`` fits in 32 bits.
    """
    bias, mantissa, shift = factors[0], factors[1], factors[2]
    for row in range(sums.shape[0]):
        source, target = sums[row], out[row]
        for channel in range(source.size):
            value = np.int64(np.int32(source[channel]) + bias[channel])
            high_part = (value * np.int64(mantissa[channel]) + (1 << 30)) >> 31
            right = np.int64(shift[channel])
            mask = (np.int64(1) << right) - 1
            up = np.int64((high_part & mask) > (mask >> 1) + np.int64(high_part < 0))
            target[channel] = min(max((high_part >> right) + up + zero_point, low), high)


def quantised(real: Array, scale: float, zero_point: int, low: int, high: int, out: Array) -> None:
    """Write ``quantise(real, ...)`` of ``harness/model/numbers.py``, clamped to ``low`` and ``high``, to ``out``.

    ``real`` and ``out`` have one axis; ``scale`` has the type of ``real``, in which the quotient is formed.
    """
    half = np.nextafter(real.dtype.type(0.5), real.dtype.type(0))
    least, most, zero = real.dtype.type(low), real.dtype.type(high), real.dtype.type(zero_point)
    for place in range(real.size):
        quotient = real[place] / scale
        raw = np.trunc(quotient + np.copysign(half, quotient)) + zero
        if raw != raw:
            raw = zero
        out[place] = min(max(raw, least), most)


def dequantised(raw: Array, scale: float, zero_point: int, out: Array) -> None:
    """Write ``dequantise(raw, ...)`` of ``harness/model/numbers.py`` to ``out``, whose type is that of ``scale``.

    Both have one axis.
    """
    for place in range(raw.size):
        out[place] = scale * out.dtype.type(np.int32(raw[place]) - np.int32(zero_point))


def clamped(values: Array, low: int, high: int, out: Array) -> None:
    """Write the values, clamped to ``low`` and ``high``, to ``out``. Both have one axis."""
    for place in range(values.size):
        out[place] = min(max(values[place], low), high)
