"""Overlap and non-maximum suppression of boxes, which are rows of four corners, for the proposal kernels."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from nnconform.harness.model.numbers import Array

Damping = Callable[[Array], Array]

# Up to so many pairs of boxes are compared at once, rather than those with each box that is chosen.
_PAIRS = 1 << 12


def overlap(box: Array, others: Array) -> Array:
    """Return the intersection over union of boxes with others: corners low, low, high, high, axes in one order."""
    sides = np.maximum(np.minimum(box[..., 2:], others[..., 2:]) - np.maximum(box[..., :2], others[..., :2]), 0)
    common = sides.prod(axis=-1)
    return common / (_area(box) + _area(others) - common)


def _area(boxes: Array) -> Array:
    return (boxes[..., 2:] - boxes[..., :2]).prod(axis=-1)


def _of_pairs(boxes: Array, effect: Callable[[Array], Array]) -> Callable[[int, Array], Array]:
    """Return a function that takes the number of one box and those of others, and returns the ``effect`` of their
    overlap.
    """
    if len(boxes) ** 2 > _PAIRS:
        return lambda place, others: effect(overlap(boxes[place], boxes[others]))
    known = effect(overlap(boxes[:, np.newaxis], boxes))
    return lambda place, others: known[place, others]


def hard(threshold: float) -> Damping:
    """Return a damping that sets the score to 0 for an overlap of ``threshold`` or more."""
    return lambda iou: np.where(iou < threshold, iou.dtype.type(1), 0)


def linear(threshold: float) -> Damping:
    """Return a damping that reduces the score in proportion to an overlap of ``threshold`` or more."""
    return lambda iou: np.where(iou < threshold, iou.dtype.type(1), 1 - iou)


def gaussian(sigma: float) -> Damping:
    """Return a damping that reduces the score by a Gaussian of the overlap, without a threshold."""
    return lambda iou: np.exp(-(iou * iou) / sigma)


def suppress_softly(
    scores: Array, boxes: Array, pending: Array, damping: Damping, floor: float, most: int
) -> tuple[Array, Array]:
    """Return at most ``most`` of the ``pending`` indexes (a negative number: all), best first, and their damped scores.

    Each box chosen damps the scores of the rest; those whose score falls below ``floor`` drop out.
    """
    chosen: list[int] = []
    chosen_scores: list[float] = []
    factors, left, remaining = _of_pairs(boxes[pending], damping), np.arange(pending.size), scores[pending]
    while left.size and (most < 0 or len(chosen) < most):
        best = int(remaining.argmax())
        chosen.append(int(left[best]))
        chosen_scores.append(remaining[best])
        damped = remaining * factors(chosen[-1], left)
        stays = ~(damped < floor)
        stays[best] = False
        left, remaining = left[stays], damped[stays]
    return pending[np.array(chosen, np.intp)], np.array(chosen_scores, scores.dtype)


def suppress(scores: Array, boxes: Array, pending: Array, threshold: float, most: int) -> Array:
    """Return at most ``most`` of the ``pending`` indexes (a negative number: all), best first, without those that
    overlap a better one by ``threshold`` or more.
    """
    chosen: list[int] = []
    far = _of_pairs(boxes[pending], lambda iou: ~(iou >= threshold))
    left, remaining = np.arange(pending.size), scores[pending]
    while left.size and (most < 0 or len(chosen) < most):
        best = int(remaining.argmax())
        chosen.append(int(left[best]))
        stays = far(chosen[-1], left)
        stays[best] = False
        left, remaining = left[stays], remaining[stays]
    return pending[np.array(chosen, np.intp)]


def moved(boxes: Array, deltas: Array) -> Array:
    """Return boxes x1, y1, x2, y2 with centres moved by dx, dy of their size, and sizes times exp(dw), exp(dh)."""
    size = boxes[..., 2:] - boxes[..., :2]
    centre = (boxes[..., :2] + boxes[..., 2:]) / 2 + deltas[..., :2] * size
    half = np.exp(deltas[..., 2:]) * size / 2
    return np.concatenate([centre - half, centre + half], axis=-1)


def clipped(boxes: Array, image_info: Array) -> Array:
    """Return boxes clipped to images whose height and width are along the last axis of ``image_info``."""
    return np.minimum(np.maximum(boxes, 0), image_info[..., [1, 0, 1, 0]])
