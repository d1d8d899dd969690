"""AVERAGE_POOL_2D, L2_POOL_2D, MAX_POOL_2D: both axes one after the other, since sums and maxima are separable."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array, round_half_away
from nnconform.harness.ops.windowed import Window
from nnconform.reference_driver.kernels.registry import Takes, kernel
from nnconform.reference_driver.kernels.windows import cells, padded
from nnconform.reference_driver.tensors import Quantisation, Quantised


def _reduce(image: Array, window: Window, fill: Any, reduction: Callable[..., Any]) -> Array:
    result = padded(image, window, fill)
    for axis, along in ((1, window.height), (2, window.width)):
        windows = sliding_window_view(result, along.kernel, axis)
        starts = slice(0, ((along.out or 0) - 1) * along.stride + 1, along.stride) if along.out else slice(0, 0)
        result = reduction(windows[(slice(None),) * axis + (starts,)], axis=-1)
    return result


def _cells(image: Array, window: Window) -> Array:
    rows, columns = cells(window.height, image.shape[1]), cells(window.width, image.shape[2])
    return np.maximum(np.outer(rows, columns), 1)[None, :, :, None]


@kernel(OperationType.AVERAGE_POOL_2D)
def average_pool_2d(input: Array, window: Window) -> Array:
    return _reduce(input, window, 0, np.add.reduce) / _cells(input, window).astype(input.dtype)


@kernel(OperationType.AVERAGE_POOL_2D, takes=Takes.QUANTISED)
def average_pool_2d_quantised(input: Quantised, window: Window, output: Quantisation) -> Array:
    raw = input.raw
    return round_half_away(_reduce(raw.astype(np.float64), window, 0, np.add.reduce) / _cells(raw, window))


@kernel(OperationType.L2_POOL_2D)
def l2_pool_2d(input: Array, window: Window) -> Array:
    return np.sqrt(_reduce(input * input, window, 0, np.add.reduce) / _cells(input, window).astype(input.dtype))


@kernel(OperationType.MAX_POOL_2D)
def max_pool_2d(input: Array, window: Window) -> Array:
    return _reduce(input, window, -np.inf, np.maximum.reduce)


@kernel(OperationType.MAX_POOL_2D, takes=Takes.QUANTISED)
def max_pool_2d_quantised(input: Quantised, window: Window) -> Array:
    return _reduce(input.raw, window, input.quantisation.range[0], np.maximum.reduce)
