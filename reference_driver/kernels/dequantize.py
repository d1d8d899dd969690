"""DEQUANTIZE: reading the input and storing the result is all there is to it."""

from __future__ import annotations

from harness.model.codes import OperationType
from harness.model.numbers import Array
from reference_driver.kernels.registry import kernel


@kernel(OperationType.DEQUANTIZE)
def dequantize(input: Array) -> Array:
    return input
