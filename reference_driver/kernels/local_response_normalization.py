"""LOCAL_RESPONSE_NORMALIZATION: a sliding sum of squares."""

from __future__ import annotations

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel


@kernel(OperationType.LOCAL_RESPONSE_NORMALIZATION)
def local_response_normalization(
    input: Array, radius: int, bias: float, alpha: float, beta: float, along: int
) -> Array:
    # A radius beyond the other end has no further effect.
    reach = min(radius, input.shape[along] - 1)
    pads = [(reach, reach) if axis == along else (0, 0) for axis in range(input.ndim)]
    squares = np.pad(input * input, pads)
    sums = sliding_window_view(squares, 2 * reach + 1, axis=along).sum(axis=-1)
    return input * (bias + alpha * sums) ** -beta
