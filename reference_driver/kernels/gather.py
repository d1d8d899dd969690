"""GATHER."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.GATHER, takes=Takes.STORED)
def gather(input: Array, indices: Array, along: int) -> Array:
    return input.take(indices, axis=along)
