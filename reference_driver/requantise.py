"""Requantisation of a sum of raw products: the last step of every quantised product with a bias."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.fixed_point import rescale
from nnconform.reference_driver.tensors import Quantisation, Quantised


def requantised(sums: Array, bias: Array, input: Quantised, filter: Quantised, output: Quantisation) -> Array:
    """Return ``(sums + bias) * input.scale * filter.scale / output.scale + output.zero_point``, not clamped, in floats.

    ``sums`` are exact integers in floats with the output channels last. The product of the scales is formed in float32,
    the division in float64, as the contract's fixed-point kernels do.
    """
    product = np.float32(input.scale) * np.asarray(filter.scale, np.float32)
    return rescale(sums, bias, product.astype(np.float64) / np.float64(output.scale), output.zero_point)
