"""How wrong recognised speech is: the phones that a network hears, one a frame, against the expected.

Layout and limit are those of MLTS for its recognising network: an output row holds a score for each phone of one frame.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from nnconform.harness.model.numbers import Array

LARGEST_RATE = 0.05


def phones(rows: Array) -> list[int]:
    """The phone of each frame: that of the highest score."""
    return [int(phone) for phone in np.argmax(rows, axis=1)]


def distance(a: Sequence[int], b: Sequence[int]) -> int:
    """Levenshtein's: the fewest phones to insert, delete or replace that make ``b`` of ``a``."""
    previous = list(range(len(b) + 1))
    for row, left in enumerate(a, 1):
        current = [row]
        for column, right in enumerate(b, 1):
            replaced = previous[column - 1] + (left != right)
            current.append(min(previous[column] + 1, current[-1] + 1, replaced))
        previous = current
    return previous[-1]


def phone_error(expected: Array, got: Array) -> float:
    """The distance as a share of the frames. Raises ValueError for shapes that do not go together."""
    if expected.shape != got.shape or expected.ndim != 2 or not expected.size:
        raise ValueError(f"shapes of phones: got {got.shape}, expected {expected.shape}, wanted [frames, phones]")
    return distance(phones(expected), phones(got)) / len(expected)
