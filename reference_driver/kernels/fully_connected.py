"""FULLY_CONNECTED as a matrix product."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.compiled import Loops
from nnconform.reference_driver.kernels.registry import Summing, Sums, Takes, kernel
from nnconform.reference_driver.requantise import requantised
from nnconform.reference_driver.tensors import Quantisation, Quantised, exact_dtype


@kernel(OperationType.FULLY_CONNECTED)
def fully_connected(input: Array, weights: Array, bias: Array) -> Array:
    return input.reshape(-1, weights.shape[1]) @ weights.T + bias


def fully_connected_sums(input: Quantisation, weights: Quantised, dtype: Any) -> Sums:
    """Return the function from a raw input to the sums."""
    factors, zero_point = weights.centred(dtype).T, input.zero_point

    def sums(fast: Loops, raw: Array) -> Array:
        rows = np.empty((raw.size // len(factors), len(factors)), dtype)
        fast.centred(raw.reshape(1, 1, *rows.shape), zero_point, (0, 0), rows.reshape(1, 1, *rows.shape))
        return np.matmul(rows, factors)

    return sums


@kernel(OperationType.FULLY_CONNECTED, takes=Takes.QUANTISED, summing=Summing(fully_connected_sums, "weights", 0))
def fully_connected_quantised(input: Quantised, weights: Quantised, bias: Array, output: Quantisation) -> Array:
    dtype = exact_dtype(input.quantisation, weights, 0)
    sums = input.centred(dtype).reshape(-1, weights.raw.shape[1]) @ weights.centred(dtype).T
    return requantised(sums, bias, input, weights, output)
