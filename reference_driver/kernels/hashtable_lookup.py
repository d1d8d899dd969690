"""HASHTABLE_LOOKUP by binary search. Of equal keys the first wins, which the contract leaves unspecified."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.HASHTABLE_LOOKUP, takes=Takes.STORED)
def hashtable_lookup(lookups: Array, keys: Array, values: Array) -> tuple[Array, Array]:
    places = np.minimum(np.searchsorted(keys, lookups), len(keys) - 1)
    hits = keys[places] == lookups
    results = values.take(places, axis=0)
    if not hits.all():
        # A miss is zero bytes, whatever the zero point.
        results[~hits] = 0
    return results, hits
