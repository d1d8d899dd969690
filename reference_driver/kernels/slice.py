"""SLICE."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.SLICE, takes=Takes.STORED)
def block(input: Array, slices: tuple[slice, ...]) -> Array:
    return input[slices]
