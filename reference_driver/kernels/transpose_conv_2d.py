"""TRANSPOSE_CONV_2D: for each cell of the filter a matrix product, added to every stride-th pixel of the output."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.defs.transpose_conv_2d import Spread
from nnconform.reference_driver.kernels.registry import Takes, kernel
from nnconform.reference_driver.requantise import requantised
from nnconform.reference_driver.tensors import Quantisation, Quantised, exact_dtype

Spreads = tuple[Spread, Spread]


def _reach(axis: Spread, extent: int) -> int:
    return max((extent - 1) * axis.stride + axis.kernel, axis.head + axis.out)


def _scatter(image: Array, filters: Array, spreads: Spreads) -> Array:
    """Map ``[b, h, w, c_in]`` with ``[c_out, kernel_h, kernel_w, c_in]`` to ``[b, out_h, out_w, c_out]``."""
    vertical, horizontal = spreads
    b, h, w, _ = image.shape
    sums = np.zeros((b, _reach(vertical, h), _reach(horizontal, w), len(filters)), image.dtype)
    for y in range(vertical.kernel):
        rows = slice(y, y + (h - 1) * vertical.stride + 1, vertical.stride)
        for x in range(horizontal.kernel):
            columns = slice(x, x + (w - 1) * horizontal.stride + 1, horizontal.stride)
            sums[:, rows, columns] += image @ filters[:, y, x].T
    top, left = vertical.head, horizontal.head
    return sums[:, top : top + vertical.out, left : left + horizontal.out]


@kernel(OperationType.TRANSPOSE_CONV_2D)
def transpose_conv_2d(input: Array, filter: Array, bias: Array, spreads: Spreads) -> Array:
    return _scatter(input, filter, spreads) + bias


@kernel(OperationType.TRANSPOSE_CONV_2D, takes=Takes.QUANTISED)
def transpose_conv_2d_quantised(
    input: Quantised, filter: Quantised, bias: Array, spreads: Spreads, output: Quantisation
) -> Array:
    dtype = exact_dtype(input.quantisation, filter, 0)
    sums = _scatter(input.centred(dtype), filter.centred(dtype), spreads)
    return requantised(sums, bias, input, filter, output)
