"""EMBEDDING_LOOKUP."""

from __future__ import annotations

from harness.model.codes import OperationType
from harness.model.numbers import Array
from reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.EMBEDDING_LOOKUP, takes=Takes.STORED)
def embedding_lookup(lookups: Array, values: Array) -> Array:
    return values[lookups]
