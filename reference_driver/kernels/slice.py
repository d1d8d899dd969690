"""SLICE."""

from __future__ import annotations

from harness.model.codes import OperationType
from harness.model.numbers import Array
from reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.SLICE, takes=Takes.STORED)
def block(input: Array, slices: tuple[slice, ...]) -> Array:
    return input[slices]
