"""TRANSPOSE."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.TRANSPOSE, takes=Takes.STORED)
def transpose(input: Array, order: tuple[int, ...]) -> Array:
    return input.transpose(order)
