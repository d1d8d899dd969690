"""CONV_2D as a matrix product of the windows' cells with the filters."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.windowed import Window
from nnconform.reference_driver.compiled import Loops
from nnconform.reference_driver.kernels.registry import Summing, Sums, Takes, kernel
from nnconform.reference_driver.kernels.windows import Frame, centred, padded, patches
from nnconform.reference_driver.requantise import requantised
from nnconform.reference_driver.tensors import Quantisation, Quantised, exact_dtype

# The bytes of the windows' cells that are multiplied together: they stay in the cache.
_BLOCK = 1 << 21


def correlate(image: Array, filters: Array, window: Window) -> Array:
    """Convolve a padded ``[b, h, w, c_in]`` by ``[c_out, kernel_h, kernel_w, c_in]``."""
    c_out, *kernel_size = filters.shape
    seen = patches(image, window)
    rows = seen.reshape(seen.shape[0] * seen.shape[1] * seen.shape[2], prod(kernel_size))
    return (rows @ filters.reshape(c_out, -1).T).reshape(*seen.shape[:3], c_out)


@kernel(OperationType.CONV_2D)
def conv_2d(input: Array, filter: Array, bias: Array, window: Window) -> Array:
    sums = correlate(padded(input, window), filter, window)
    sums += bias
    return sums


def conv_2d_sums(input: Quantisation, filter: Quantised, window: Window, dtype: Any) -> Sums | None:
    """Return the function from a raw image to the sums, some rows of windows at a time; None without any windows."""
    c_out, *kernel = filter.raw.shape
    depth = prod(kernel)
    weights, frame = filter.centred(dtype).reshape(c_out, depth).T, Frame.of(window)
    if 0 in frame.windows:
        return None
    count = max(1, _BLOCK // (frame.windows[1] * depth * weights.itemsize))
    pointwise = (*kernel[:2], window.height.stride, window.width.stride) == (1, 1, 1, 1)

    def sums(fast: Loops, raw: Array) -> Array:
        image = frame.centred(fast, raw, input.zero_point, dtype)
        if pointwise:
            return (image.reshape(-1, depth) @ weights).reshape(*image.shape[:3], c_out)
        seen = patches(image, window)
        result = np.empty((*seen.shape[:3], c_out), dtype)
        for batch, into in zip(seen, result, strict=True):
            for first in range(0, len(batch), count):
                rows = batch[first : first + count].reshape(-1, depth)
                np.matmul(rows, weights, out=into[first : first + count].reshape(-1, c_out))
        return result

    return sums


@kernel(OperationType.CONV_2D, takes=Takes.QUANTISED, summing=Summing(conv_2d_sums, "filter", 0))
def conv_2d_quantised(input: Quantised, filter: Quantised, bias: Any, window: Window, output: Quantisation) -> Array:
    dtype = exact_dtype(input.quantisation, filter, 0)
    sums = correlate(centred(input, window, dtype), filter.centred(dtype), window)
    return requantised(sums, bias, input, filter, output)
