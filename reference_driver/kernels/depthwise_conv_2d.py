"""DEPTHWISE_CONV_2D as a sum over the window's cells of shifted images."""

from __future__ import annotations

from operator import le
from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.windowed import Window
from nnconform.reference_driver.compiled import Loops, compiled_for
from nnconform.reference_driver.kernels.registry import Summing, Sums, Takes, kernel
from nnconform.reference_driver.kernels.windows import Frame, centred, padded, steps_of, taps
from nnconform.reference_driver.requantise import requantised
from nnconform.reference_driver.tensors import Quantisation, Quantised, exact_dtype

# The sums that are computed together in numpy, and in a compiled loop.
_BLOCK, _RUN = 1 << 14, 256
# The channels that are few.
_SHORT = 64


def correlate_channels(image: Array, filters: Array, window: Window) -> Array:
    """Convolve a padded ``[b, h, w, c]`` with ``[1, kernel_h, kernel_w, c]``, each channel with its own filter."""
    axes = window.height, window.width
    shape = (len(image), *(axis.out or 0 for axis in axes), image.shape[3])
    ends = [(axis.out or 0) and (axis.out - 1) * axis.stride + axis.reach for axis in axes]
    fast = compiled_for(image, filters)
    inside = filters.shape == (1, *(axis.kernel for axis in axes), shape[3]) and all(map(le, ends, image.shape[1:3]))
    if fast is None or not inside or 0 in shape:
        return _in_rows(image, filters, window, shape)
    sums = np.empty(shape, image.dtype)
    fast.correlated(np.ascontiguousarray(image), _repeated_weights(filters[0], window), *steps_of(window), sums)
    return sums


def _repeated_weights(filters: Array, window: Window) -> Array:
    """Return ``[kernel_h, kernel_w, c]`` weights as often as the compiled loop wants: for all neighbours of a run."""
    channels = filters.shape[2]
    count = 1 if window.width.stride > 1 else max(1, min(window.width.out or 1, _RUN // channels))
    return np.ascontiguousarray(np.tile(filters, (1, 1, count)))


def _in_rows(image: Array, filters: Array, window: Window, shape: tuple[int, ...]) -> Array:
    """Return the sums of a padded image, some rows at a time, so that they stay in the cache from cell to cell."""
    (first_y, first_x, first), *rest = taps(image, window)
    sums = np.empty(np.broadcast_shapes(shape, filters.shape[3:]), image.dtype)
    if window.width.stride == 1 and 0 < shape[3] <= _SHORT and filters.shape[3] == shape[3]:
        # Weights as wide as a row: numpy is slow on many short rows.
        filters = np.tile(filters[:, :, :, None], (1, 1, 1, shape[2], 1))
    count = max(1, _BLOCK // max(1, sums[:, :1].size))
    product = np.empty_like(sums[:, :count])
    for start in range(0, shape[1], count):
        rows = slice(start, start + count)
        block = sums[:, rows]
        np.multiply(first[:, rows], filters[0, first_y, first_x], out=block)
        for y, x, seen in rest:
            block += np.multiply(seen[:, rows], filters[0, y, x], out=product[:, : block.shape[1]])
    return sums


def _repeated(image: Array, multiplier: int) -> Array:
    """Return the image with each channel as often as it has filters."""
    return np.repeat(image, multiplier, axis=3) if multiplier > 1 else image


@kernel(OperationType.DEPTHWISE_CONV_2D, loops=True)
def depthwise_conv_2d(input: Array, filter: Array, bias: Array, window: Window, depth_multiplier: int) -> Array:
    image = padded(_repeated(input, depth_multiplier), window)
    sums = correlate_channels(image, filter, window)
    sums += bias
    return sums


def depthwise_sums(
    input: Quantisation, filter: Quantised, window: Window, depth_multiplier: int, dtype: Any
) -> Sums | None:
    """Return the function from a raw image to the sums; None for several filters a channel, or no windows."""
    frame, steps = Frame.of(window), steps_of(window)
    if depth_multiplier != 1 or 0 in frame.windows:
        return None
    weights = _repeated_weights(filter.centred(dtype)[0], window)

    def sums(fast: Loops, raw: Array) -> Array:
        image = frame.centred(fast, raw, input.zero_point, dtype)
        result = np.empty((len(raw), *frame.windows, raw.shape[3]), dtype)
        fast.correlated(image, weights, *steps, result)
        return result

    return sums


@kernel(OperationType.DEPTHWISE_CONV_2D, takes=Takes.QUANTISED, summing=Summing(depthwise_sums, "filter", 3))
def depthwise_conv_2d_quantised(
    input: Quantised, filter: Quantised, bias: Array, window: Window, depth_multiplier: int, output: Quantisation
) -> Array:
    dtype = exact_dtype(input.quantisation, filter, 3)
    image = _repeated(centred(input, window, dtype), depth_multiplier)
    sums = correlate_channels(image, filter.centred(dtype), window)
    return requantised(sums, bias, input, filter, output)
