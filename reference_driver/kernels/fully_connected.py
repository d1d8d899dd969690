"""FULLY_CONNECTED as a matrix product."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel
from nnconform.reference_driver.requantise import requantised
from nnconform.reference_driver.tensors import Quantisation, Quantised, exact_dtype


@kernel(OperationType.FULLY_CONNECTED)
def fully_connected(input: Array, weights: Array, bias: Array) -> Array:
    return input.reshape(-1, weights.shape[1]) @ weights.T + bias


@kernel(OperationType.FULLY_CONNECTED, takes=Takes.QUANTISED)
def fully_connected_quantised(input: Quantised, weights: Quantised, bias: Array, output: Quantisation) -> Array:
    dtype = exact_dtype(input, weights, 0)
    sums = input.centred(dtype).reshape(-1, weights.raw.shape[1]) @ weights.centred(dtype).T
    return requantised(sums, bias, input, weights, output)
