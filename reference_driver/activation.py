"""The fused activation of an operation, applied to its real or raw results."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from nnconform.harness.model.codes import FusedActivation
from nnconform.harness.model.numbers import DTYPES, Array, quantise
from nnconform.reference_driver.compiled import compiled_for
from nnconform.reference_driver.tensors import Quantisation

Finisher = Callable[[Array], Array]

BOUNDS: dict[FusedActivation, tuple[float, float]] = {
    FusedActivation.NONE: (-math.inf, math.inf),
    FusedActivation.RELU: (0.0, math.inf),
    FusedActivation.RELU1: (-1.0, 1.0),
    FusedActivation.RELU6: (0.0, 6.0),
}


def apply_real(values: Array, activation: FusedActivation) -> Array:
    """Return real results clipped to the activation's bounds."""
    return real_finisher(activation)(values)


def real_finisher(activation: FusedActivation) -> Finisher:
    """Return the function that clips real results to the activation's bounds."""
    if activation == FusedActivation.NONE:
        return lambda values: values
    lower, upper = BOUNDS[activation]
    return lambda values: values.clip(values.dtype.type(lower), values.dtype.type(upper))


def raw_ends(activation: FusedActivation, output: Quantisation) -> tuple[int, int]:
    """Return the least and the greatest raw result: the type's range, within the activation's bounds, which are
    quantised half away from zero.
    """
    low, high = output.range
    lower, upper = BOUNDS[activation]
    if lower > -math.inf:
        low = max(low, _quantised_bound(lower, output))
    if upper < math.inf:
        high = min(high, _quantised_bound(upper, output))
    return low, high


def raw_finisher(activation: FusedActivation, output: Quantisation) -> Finisher:
    """Return the function that clips raw results to ``raw_ends``."""
    low, high = raw_ends(activation, output)
    dtype, whole = DTYPES[output.type], (low, high) == output.range

    def finish(values: Array) -> Array:
        if whole and values.dtype == dtype:
            return values
        requantised = values.dtype == np.int16 and dtype.itemsize == 1 and values.flags.c_contiguous
        fast = compiled_for(values) if requantised else None
        if fast is None:
            return values.clip(low, high)
        raw = np.empty(values.shape, dtype)
        fast.clamped(values.reshape(-1), low, high, raw.reshape(-1))
        return raw

    return finish


def _quantised_bound(bound: float, output: Quantisation) -> int:
    # The quotient is computed in float32, the type of the scale.
    return int(quantise(np.asarray(bound, np.float32), output.type, output.scale, output.zero_point))
