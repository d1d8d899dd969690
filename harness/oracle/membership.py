"""Whether all elements of one array are elements of another."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.numbers import Array

# Up to so many pairs are compared at once, which sorting takes longer than.
PAIRS = 1 << 14


def are_among(values: Array, others: Array) -> bool:
    """Return whether every element of ``values`` is one of the ``others``, which have the same type; no NaN is."""
    if values.size * others.size <= PAIRS:
        return bool((values.reshape(-1, 1) == others).any(axis=1).all())
    if values.dtype.kind != "f":
        return bool(np.isin(values, others).all())
    # Of floats np.isin sorts indexes, which takes three times as long.
    sought, ordered = np.sort(values, axis=None), np.sort(others, axis=None)
    places = np.minimum(np.searchsorted(ordered, sought), ordered.size - 1)
    return bool((ordered[places] == sought).all())
