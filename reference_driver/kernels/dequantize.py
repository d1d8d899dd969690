"""DEQUANTIZE: reading the input and storing the result is all there is to it."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel


@kernel(OperationType.DEQUANTIZE)
def dequantize(input: Array) -> Array:
    return input
