"""Products of 8 bits with a constant filter, in compiled loops alone: from the stored input to the stored output.

What a kernel, the requantisation and the activation work out in every execution is worked out once here, so that an
operation is a few calls. A kernel declares how its products are summed (``Summing``); their requantisation is the same
for all. The results are those of the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from nnconform.harness.model.codes import FusedActivation
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.reference_driver.activation import raw_ends
from nnconform.reference_driver.compiled import compiled_for
from nnconform.reference_driver.fixed_point import quantise_multipliers
from nnconform.reference_driver.kernels.registry import Summing, Sums
from nnconform.reference_driver.requantise import multipliers
from nnconform.reference_driver.tensors import Quantisation, exact_dtype, largest_product

_BYTES = frozenset(map(np.dtype, (np.uint8, np.int8)))


class CompiledProduct:
    """A product as a function of its raw input. ``ends`` are the least and the greatest raw result."""

    def __init__(self, sums: Sums, factors: Array, output: Quantisation, ends: tuple[int, int]) -> None:
        self._sums, self._factors, self._dtype = sums, factors, DTYPES[output.type]
        self._ends = output.zero_point, *ends

    def __call__(self, raw: Array) -> Array | None:
        """Return the raw result; None while the loops are not loaded."""
        fast = compiled_for(raw)
        if fast is None:
            return None
        sums = self._sums(fast, raw if raw.flags.c_contiguous else np.ascontiguousarray(raw))
        channels = sums.shape[-1]
        result = np.empty(sums.shape, self._dtype)
        fast.finished(sums.reshape(-1, channels), self._factors, *self._ends, result.reshape(-1, channels))
        return result


def product_of(
    summing: Summing | None, operand: Operand, constants: Mapping[str, Any], activation: FusedActivation
) -> CompiledProduct | None:
    """Return the product of a kernel with these ``constants`` for an input of ``operand``.

    None if the kernel declares none, for types of other than 8 bits, and where a sum needs more than 32 bits.
    """
    if summing is None:
        return None
    arguments, axis, input = dict(constants), summing.axis, Quantisation.of(operand)
    bias, output, filter = arguments.pop("bias"), arguments.pop("output"), arguments[summing.filter]
    if not {DTYPES[input.type], DTYPES[output.type]} <= _BYTES or not filter.raw.size:
        return None
    mantissa, exponent = quantise_multipliers(multipliers(input, filter, output))
    largest = largest_product(input, filter, axis) + np.abs(bias.astype(np.int64)).max(initial=0)
    # The loop shifts to the right only.
    if largest >= 2**31 or exponent.max(initial=0) > 0:
        return None
    sums = summing.make(input=input, dtype=exact_dtype(input, filter, axis), **arguments)
    factors = np.stack([np.broadcast_to(each, bias.shape) for each in (bias, mantissa, -exponent)])
    ends = raw_ends(activation, output)
    return None if sums is None else CompiledProduct(sums, np.ascontiguousarray(factors, np.int32), output, ends)
