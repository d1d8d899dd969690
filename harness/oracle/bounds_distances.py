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


def open_where_nan(bound: Array) -> Array:
    """Return a bound, infinite where it is no number: nothing is known of the difference of two infinities."""
    unknown = np.isnan(bound)
    return np.where(unknown, np.inf, bound) if np.count_nonzero(unknown) else bound


def between_places(image: Array, result: Array) -> float:
    """Return how far a result that is interpolated between elements of ``image`` moves by a rounding of its place: the
    place is as inexact in floats as the axes are long that change their length, and so is the share of each neighbour.
    """
    pairs = zip(image.shape, result.shape, strict=False)
    longest = max((own for own, other in pairs if own != other), default=max(image.shape[1:], default=1))
    return 2.0 * longest * float(np.nan_to_num(np.abs(image.astype(np.float64))).max(initial=0.0))


def of_boxes(boxes: Array) -> Array:
    """Return how far the corners of boxes move by a rounding, for each row: a corner is a centre less half of an
    extent, and both are as inexact as the box is far away, however near to 0 their difference is.
    """
    return np.abs(boxes.astype(np.float64)).max(axis=-1, keepdims=True, initial=0.0)


def _distances(results: Array, value: Array) -> Array:
    with np.errstate(invalid="ignore"):
        distances = np.asarray(np.abs(results.astype(np.float64) - value.astype(np.float64)))
    unknown = np.isnan(distances)
    if np.count_nonzero(unknown):
        distances[unknown] = np.inf
    return distances
