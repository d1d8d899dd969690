"""DEPTHWISE_CONV_2D as a sum over the window's cells of shifted images."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.windowed import Window
from nnconform.reference_driver.kernels.registry import Takes, kernel
from nnconform.reference_driver.kernels.windows import padded, taps
from nnconform.reference_driver.requantise import requantised
from nnconform.reference_driver.tensors import Quantisation, Quantised, exact_dtype


def correlate_channels(image: Array, filters: Array, window: Window, multiplier: int) -> Array:
    """Convolve ``[b, h, w, c_in]`` with ``[1, kernel_h, kernel_w, c_in * multiplier]``, each input channel with its own
    filters.
    """
    if multiplier > 1:
        image = np.repeat(image, multiplier, axis=3)
    larger = padded(image, window)
    first, *rest = taps(larger, window)
    sums = first[2] * filters[0, first[0], first[1]]
    product = np.empty_like(sums)
    for y, x, seen in rest:
        np.multiply(seen, filters[0, y, x], out=product)
        sums += product
    return sums


@kernel(OperationType.DEPTHWISE_CONV_2D)
def depthwise_conv_2d(input: Array, filter: Array, bias: Array, window: Window, depth_multiplier: int) -> Array:
    return correlate_channels(input, filter, window, depth_multiplier) + bias


@kernel(OperationType.DEPTHWISE_CONV_2D, takes=Takes.QUANTISED)
def depthwise_conv_2d_quantised(
    input: Quantised, filter: Quantised, bias: Array, window: Window, depth_multiplier: int, output: Quantisation
) -> Array:
    dtype = exact_dtype(input, filter, 3)
    sums = correlate_channels(input.centred(dtype), filter.centred(dtype), window, depth_multiplier)
    return requantised(sums, bias, input, filter, output)
