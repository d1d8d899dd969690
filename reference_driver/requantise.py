"""Requantisation of a sum of raw products: the last step of every quantised product with a bias."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.fixed_point import Rescaling
from nnconform.reference_driver.tensors import Quantisation, Quantised


class _Prepared(msgspec.Struct, frozen=True):
    """The rescaling for one bias, input and output, which a constant filter keeps."""

    bias: bytes
    input_scale: Any
    output: Quantisation
    rescaling: Rescaling

    def suits(self, bias: bytes, input_scale: Any, output: Quantisation) -> bool:
        """Return whether it is for these."""
        return self.bias == bias and self.input_scale == input_scale and self.output is output


def multipliers(input: Quantisation, filter: Quantised, output: Quantisation) -> Array:
    """Return ``input.scale * filter.scale / output.scale`` for each channel, or for all.

    The product is formed in float32, the quotient in float64, as the contract's fixed-point kernels do.
    """
    product = np.float32(input.scale) * np.asarray(filter.scale, np.float32)
    return np.asarray(product.astype(np.float64) / np.float64(output.scale))


def requantised(sums: Array, bias: Array, input: Quantised, filter: Quantised, output: Quantisation) -> Array:
    """Return ``(sums + bias) * input.scale * filter.scale / output.scale + output.zero_point``, rounded, not clamped.

    ``sums`` are exact integers in floats with the output channels last; the result is right where the output's type
    holds it.
    """
    prepared, content = filter.kept.get(requantised), bias.tobytes()
    if prepared is None or not prepared.suits(content, input.scale, output):
        real = multipliers(input.quantisation, filter, output)
        rescaling = Rescaling(bias, real, output.zero_point, *output.range)
        prepared = filter.kept[requantised] = _Prepared(content, input.scale, output, rescaling)
    return prepared.rescaling(sums)
