"""GROUPED_CONV_2D: the groups' convolutions side by side."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.windowed import Window
from nnconform.reference_driver.kernels.conv_2d import correlate
from nnconform.reference_driver.kernels.registry import Takes, kernel
from nnconform.reference_driver.kernels.windows import centred, padded
from nnconform.reference_driver.requantise import requantised
from nnconform.reference_driver.tensors import Quantisation, Quantised, exact_dtype


def _correlate_groups(image: Array, filters: Array, window: Window, groups: int) -> Array:
    parts = zip(np.split(image, groups, axis=3), np.split(filters, groups), strict=True)
    return np.concatenate([correlate(part, own, window) for part, own in parts], axis=3)


@kernel(OperationType.GROUPED_CONV_2D)
def grouped_conv_2d(input: Array, filter: Array, bias: Array, window: Window, num_groups: int) -> Array:
    return _correlate_groups(padded(input, window), filter, window, num_groups) + bias


@kernel(OperationType.GROUPED_CONV_2D, takes=Takes.QUANTISED)
def grouped_conv_2d_quantised(
    input: Quantised, filter: Quantised, bias: Array, window: Window, num_groups: int, output: Quantisation
) -> Array:
    dtype = exact_dtype(input.quantisation, filter, 0)
    sums = _correlate_groups(centred(input, window, dtype), filter.centred(dtype), window, num_groups)
    return requantised(sums, bias, input, filter, output)
