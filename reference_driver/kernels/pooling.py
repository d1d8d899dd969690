"""AVERAGE_POOL_2D, L2_POOL_2D, MAX_POOL_2D: both axes one after the other, since sums and maxima are separable."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import as_strided

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array, round_half_away
from nnconform.harness.ops.shapes import WindowAxis
from nnconform.harness.ops.windowed import Window
from nnconform.reference_driver.kernels.registry import Takes, kernel
from nnconform.reference_driver.kernels.windows import cells, padded
from nnconform.reference_driver.tensors import Quantisation, Quantised


def _reduce(image: Array, window: Window, fill: Any, reduction: Callable[..., Any]) -> Array:
    result = padded(image, window, fill)
    for axis, along in ((1, window.height), (2, window.width)):
        result = reduction(_windows(result, axis, along), axis=-1)
    return result


def _windows(image: Array, axis: int, along: WindowAxis) -> Array:
    """Return a view of the image with the windows along an axis, and their cells along a new last one."""
    shape, strides = list(image.shape), list(image.strides)
    shape[axis], strides[axis] = along.out or 0, strides[axis] * along.stride
    strides.append(image.strides[axis])
    if type(image) is np.ndarray and image.flags.c_contiguous:
        # As below, in a tenth of the time.
        return np.ndarray((*shape, along.kernel), image.dtype, image, 0, strides)
    return as_strided(image, (*shape, along.kernel), strides, writeable=False)


@lru_cache(256)
def _cells(window: Window, height: int, width: int) -> Array:
    """Return how many cells of an image, without its padding, each window covers."""
    counts = np.maximum(np.outer(cells(window.height, height), cells(window.width, width)), 1)[None, :, :, None]
    counts.flags.writeable = False
    return counts


@kernel(OperationType.AVERAGE_POOL_2D)
def average_pool_2d(input: Array, window: Window) -> Array:
    return _reduce(input, window, 0, np.add.reduce) / _cells(window, *input.shape[1:3]).astype(input.dtype)


@kernel(OperationType.AVERAGE_POOL_2D, takes=Takes.QUANTISED)
def average_pool_2d_quantised(input: Quantised, window: Window, output: Quantisation) -> Array:
    raw, least = input.raw, input.quantisation.range[0]
    means = _reduce(raw.astype(np.float64), window, 0, np.add.reduce) / _cells(window, *raw.shape[1:3])
    # Rounded as distances from the least value, so that signed outputs are those of unsigned ones less 128.
    return least + round_half_away(means - least)


@kernel(OperationType.L2_POOL_2D)
def l2_pool_2d(input: Array, window: Window) -> Array:
    return np.sqrt(
        _reduce(input * input, window, 0, np.add.reduce) / _cells(window, *input.shape[1:3]).astype(input.dtype)
    )


@kernel(OperationType.MAX_POOL_2D)
def max_pool_2d(input: Array, window: Window) -> Array:
    return _reduce(input, window, -np.inf, np.maximum.reduce)


@kernel(OperationType.MAX_POOL_2D, takes=Takes.QUANTISED)
def max_pool_2d_quantised(input: Quantised, window: Window) -> Array:
    return _reduce(input.raw, window, input.quantisation.range[0], np.maximum.reduce)
