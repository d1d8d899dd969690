"""TRANSPOSE."""

from __future__ import annotations

from harness.model.codes import OperationType
from harness.model.numbers import Array
from reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.TRANSPOSE, takes=Takes.STORED)
def transpose(input: Array, order: tuple[int, ...]) -> Array:
    return input.transpose(order)
