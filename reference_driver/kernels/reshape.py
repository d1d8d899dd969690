"""RESHAPE: the elements keep their order in memory."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.RESHAPE, takes=Takes.STORED)
def reshape(input: Array, shape: Array) -> Array:
    return input.reshape(shape.tolist())
