"""EMBEDDING_LOOKUP."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.EMBEDDING_LOOKUP, takes=Takes.STORED)
def embedding_lookup(lookups: Array, values: Array) -> Array:
    return values.take(lookups, axis=0)
