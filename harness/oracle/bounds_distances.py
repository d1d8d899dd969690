"""How far results are from their values, element by element."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.numbers import Array


def furthest(results: Array | None, value: Array) -> Array:
    """Return the largest distance of each element of the ``results``, the first axis counts them, from its value;
    infinite if one is no number, or there is none.
    """
    if results is None or results.shape[1:] != value.shape:
        return np.full(value.shape, np.inf)
    return np.asarray(_distances(results, value).max(axis=0))


def apart(result: Array | None, value: Array | None) -> Array:
    """Return the distance of each element from its value; infinite if it is no number, or there is none."""
    if value is None or result is None or result.shape != value.shape:
        return np.full(() if value is None else value.shape, np.inf)
    return _distances(result, value)


def _distances(results: Array, value: Array) -> Array:
    with np.errstate(invalid="ignore"):
        distances = np.asarray(np.abs(results.astype(np.float64) - value.astype(np.float64)))
    unknown = np.isnan(distances)
    if np.count_nonzero(unknown):
        distances[unknown] = np.inf
    return distances
