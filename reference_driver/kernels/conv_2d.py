"""CONV_2D as a matrix product of the windows' cells with the filters."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.windowed import Window
from nnconform.reference_driver.kernels.registry import Takes, kernel
from nnconform.reference_driver.kernels.windows import padded, patches
from nnconform.reference_driver.requantise import requantised
from nnconform.reference_driver.tensors import Quantisation, Quantised, exact_dtype


def correlate(image: Array, filters: Array, window: Window) -> Array:
    """Convolve ``[b, h, w, c_in]`` by ``[c_out, kernel_h, kernel_w, c_in]`` to ``[b, out_h, out_w, c_out]``."""
    c_out, *kernel_size = filters.shape
    seen = patches(padded(image, window), window)
    rows = seen.reshape(seen.shape[0] * seen.shape[1] * seen.shape[2], int(np.prod(kernel_size)))
    return (rows @ filters.reshape(c_out, -1).T).reshape(*seen.shape[:3], c_out)


@kernel(OperationType.CONV_2D)
def conv_2d(input: Array, filter: Array, bias: Array, window: Window) -> Array:
    return correlate(input, filter, window) + bias


@kernel(OperationType.CONV_2D, takes=Takes.QUANTISED)
def conv_2d_quantised(input: Quantised, filter: Quantised, bias: Any, window: Window, output: Quantisation) -> Array:
    dtype = exact_dtype(input, filter, 0)
    # The real padding 0 is 0 in the centred image too.
    sums = correlate(input.centred(dtype), filter.centred(dtype), window)
    return requantised(sums, bias, input, filter, output)
