"""The fused activation of an operation, applied to its real or raw results."""

from __future__ import annotations

import math

import numpy as np

from nnconform.harness.model.codes import FusedActivation
from nnconform.harness.model.numbers import Array, quantise
from nnconform.reference_driver.tensors import Quantisation

BOUNDS: dict[FusedActivation, tuple[float, float]] = {
    FusedActivation.NONE: (-math.inf, math.inf),
    FusedActivation.RELU: (0.0, math.inf),
    FusedActivation.RELU1: (-1.0, 1.0),
    FusedActivation.RELU6: (0.0, 6.0),
}


def apply_real(values: Array, activation: FusedActivation) -> Array:
    """Return real results clipped to the activation's bounds."""
    if activation == FusedActivation.NONE:
        return values
    return np.clip(values, *(values.dtype.type(bound) for bound in BOUNDS[activation]))


def apply_raw(values: Array, activation: FusedActivation, output: Quantisation) -> Array:
    """Return raw results clipped to the type's range and to the activation's bounds, which are quantised half away from
    zero.
    """
    low, high = output.range
    lower, upper = BOUNDS[activation]
    if lower > -math.inf:
        low = max(low, _quantised_bound(lower, output))
    if upper < math.inf:
        high = min(high, _quantised_bound(upper, output))
    return np.clip(values, low, high)


def _quantised_bound(bound: float, output: Quantisation) -> int:
    # The quotient is computed in float32, the type of the scale.
    return int(quantise(np.asarray(bound, np.float32), output.type, output.scale, output.zero_point))
