"""The metric top-k: accuracy of a classifier, and a test whether two classifiers differ in it.

Classes are compared by label: in the labels that MLTS uses, three stand for two classes each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb

import msgspec
import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.mlts.metric import Metric, MetricKind, Truth, single
from nnconform.mlts.quantity import HITS


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


class TopKOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``k``: how many of the best classes are looked at, for each quantity."""

    k: tuple[int, ...] = (1, 5)


class TopK(Metric):
    """The truth is a ``label``: a class's number, or its name among the data set's ``labels``."""

    def __init__(self, options: TopKOptions) -> None:
        if not options.k or min(options.k) < 1:
            raise ValueError(f"k: got {list(options.k)}, wanted numbers from 1 on")
        self._k = options.k
        self.quantities = {f"top-{k}": HITS for k in options.k}

    def judge(self, truth: Truth, outputs: Sequence[Array]) -> Mapping[str, Sequence[float]]:
        scores = single(outputs, "[classes]", 1, 2, 3).reshape(-1)
        labels = truth.get("labels") or tuple(str(number) for number in range(len(scores)))
        if len(labels) != len(scores):
            raise ValueError(f"number of labels: got {len(labels)}, wanted {len(scores)}, one for each score")
        return {f"top-{k}": (float(is_hit(scores, str(truth["label"]), labels, k)),) for k in self._k}


METRIC = MetricKind("top-k", TopKOptions, TopK, ("label",), ("labels",))
