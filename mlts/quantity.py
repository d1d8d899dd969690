"""Quantities that networks are judged by: how the figure of a data set follows from the rows of its items."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import fsum

import numpy as np

from nnconform.harness.model.numbers import Array

# One row of numbers for each item; what they mean is the quantity's own affair.
Rows = Sequence[Sequence[float]]

# The unit of a quantity whose numbers are 1 for right and 0 for wrong.
HIT = "hit"


class Quantity(ABC):
    """A figure of a whole data set, from a row of numbers for each item; ``unit`` is the figure's."""

    # Whether an item drawn at random stands for others, so that figures have intervals and can be compared.
    sampled = True
    # How many random samples intervals and tests are made of.
    samples = 2000

    def __init__(self, unit: str, *, higher_is_better: bool) -> None:
        self.unit, self.higher_is_better = unit, higher_is_better

    @abstractmethod
    def values(self, rows: Rows, counts: Array) -> Array:
        """Return the figure for each row of ``counts``, [samples, items]: how many times each item is in that sample.

        NaN where a sample has nothing to make the figure of.
        """

    def value(self, rows: Rows) -> float:
        """Return the figure of all items, each once."""
        return float(self.values(rows, np.ones((1, len(rows))))[0])

    def loss(self, figure: float, reference: float) -> float:
        """Return by how much ``figure`` is worse than ``reference``; negative if it is better."""
        return reference - figure if self.higher_is_better else figure - reference


class Ratio(Quantity):
    """The sum of the first numbers of all rows, divided by the sum of the second."""

    def values(self, rows: Rows, counts: Array) -> Array:
        sums = counts @ np.array(self.sums(rows), np.float64)
        return _quotient(sums[:, 0], sums[:, 1])

    def sums(self, rows: Rows) -> Rows:
        """Return the numerator and the denominator of each item."""
        return rows


class Mean(Ratio):
    """The mean of the numbers of all rows; rows may differ in length."""

    def sums(self, rows: Rows) -> Rows:
        return [(fsum(row), len(row)) for row in rows]


class RootMeanSquare(Ratio):
    """The square root of a ratio: rows hold a sum of squares, and of how many."""

    def values(self, rows: Rows, counts: Array) -> Array:
        return np.sqrt(super().values(rows, counts))


class ClassMean(Quantity):
    """The mean over classes of the ratio of two sums: rows hold a numerator for each class, then a denominator for
    each.

    A class whose denominators are all 0 is left out.
    """

    def values(self, rows: Rows, counts: Array) -> Array:
        numerators, denominators = np.split(counts @ np.array(rows, np.float64), 2, axis=1)
        ratios = np.where(denominators > 0, numerators / np.where(denominators > 0, denominators, 1), 0)
        return _quotient(ratios.sum(axis=1), (denominators > 0).sum(axis=1))


class Worst(Quantity):
    """The largest number of any item; what is not a number is the largest. It has no interval."""

    sampled = False

    def __init__(self, unit: str) -> None:
        super().__init__(unit, higher_is_better=False)

    def values(self, rows: Rows, counts: Array) -> Array:
        each = np.array([max(row) for row in rows])
        each = np.where(np.isnan(each), np.inf, each)
        return np.array([each[sample > 0].max() for sample in counts])


def _quotient(numerators: Array, denominators: Array) -> Array:
    with np.errstate(divide="ignore", invalid="ignore"):
        quotient: Array = np.where(denominators > 0, numerators / denominators, np.nan)
    return quotient


HITS = Mean(HIT, higher_is_better=True)
LARGEST = Worst("1")
