"""Top-k accuracy of a classifier, and a test whether two classifiers differ in it.

Classes are compared by label: in the labels that MLTS uses, three stand for two classes each.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

import numpy as np

from nnconform.harness.model.numbers import Array


def top(scores: Array, k: int) -> tuple[int, ...]:
    """Return the indexes of the ``k`` highest scores, best first; equal ones (frequent when quantised) in order of
    index.
    """
    # Sorted from the end and read backwards instead of negated, as unsigned scores would wrap around.
    reverse = np.argsort(scores[::-1], kind="stable")[::-1]
    return tuple(int(len(scores) - 1 - index) for index in reverse[:k])


def is_hit(scores: Array, truth: str, labels: Sequence[str], k: int) -> bool:
    """Return whether the right label is among those of the ``k`` highest scores."""
    return any(labels[index] == truth for index in top(scores, k))


def accuracy(hits: Sequence[bool]) -> float:
    """Return the share of hits. Raises ValueError for none at all."""
    if not hits:
        raise ValueError("accuracy of no answers: got 0, wanted at least 1")
    return sum(hits) / len(hits)


def mcnemar(a: Sequence[bool], b: Sequence[bool]) -> float:
    """Return the exact two-sided p-value of McNemar's test that ``a`` and ``b``, hits on the same images, are equally
    good.

    Only the images that one of the two gets right count; under the hypothesis each is equally likely to be either's.
    Raises ValueError if the lengths differ.
    """
    only_a = sum(x and not y for x, y in zip(a, b, strict=True))
    only_b = sum(y and not x for x, y in zip(a, b, strict=True))
    differing = only_a + only_b
    tail = sum(comb(differing, count) for count in range(min(only_a, only_b) + 1))
    return min(1.0, float(2 * tail / (1 << differing)))
