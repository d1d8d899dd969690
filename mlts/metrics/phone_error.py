"""The error of recognised speech: the phones that a network outputs, one a frame, against the expected.

Layout and limit are those of MLTS for its speech recognition network: an output row holds a score for each phone of one
frame.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from nnconform.harness.model.numbers import Array

LARGEST_RATE = 0.05


def phones(rows: Array) -> list[int]:
    """Return the phone of each frame: that of the highest score."""
    return [int(phone) for phone in np.argmax(rows, axis=1)]


def distance(a: Sequence[int], b: Sequence[int]) -> int:
    """Return Levenshtein's distance: the fewest phones to insert, delete or replace that turn ``a`` into ``b``."""
    previous = list(range(len(b) + 1))
    for row, left in enumerate(a, 1):
        current = [row]
        for column, right in enumerate(b, 1):
            replaced = previous[column - 1] + (left != right)
            current.append(min(previous[column] + 1, current[-1] + 1, replaced))
        previous = current
    return previous[-1]


def phone_error(expected: Array, actual: Array) -> float:
    """Return the distance as a share of the frames. Raises ValueError if the shapes do not fit."""
    if expected.shape != actual.shape or expected.ndim != 2 or not expected.size:
        raise ValueError(f"shapes of phones: got {actual.shape}, expected {expected.shape}, wanted [frames, phones]")
    return distance(phones(expected), phones(actual)) / len(expected)
