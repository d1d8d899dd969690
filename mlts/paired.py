"""Comparison of two networks on the same items: intervals, and whether one is worse than chance explains.

Items are the units: those of a data set are taken as drawn at random, whatever is correlated within one. Intervals come
from the bootstrap, significance from exchanging the two networks' answers at random, which if they are equally good
changes nothing ([decision 0040](../harness/docs/decisions/0040-exchanged-answers.md)).
"""

from __future__ import annotations

import msgspec
import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.harness.results.percentiles import CONFIDENCE
from nnconform.mlts.metrics.top_k import mcnemar
from nnconform.mlts.quantity import HIT, Quantity, Rows

SEED = 1
# Below this p-value a difference is significant.
SIGNIFICANT = 0.01


class Interval(msgspec.Struct, frozen=True):
    """A figure, and the ends of its CONFIDENCE interval; NaN if there is none."""

    value: float
    low: float
    high: float


class Difference(msgspec.Struct, frozen=True):
    """How much worse a figure is than the baseline's: ``loss`` with its interval, negative if it is better.

    ``chance`` is the probability of a difference as large in either direction if both are equally good, ``test`` what
    says so.
    """

    loss: Interval
    chance: float
    test: str

    @property
    def worse(self) -> bool:
        """Whether it is worse, by more than chance explains."""
        return self.loss.value > 0 and self.chance < SIGNIFICANT


def interval(quantity: Quantity, rows: Rows, seed: int = SEED) -> Interval:
    """Return the figure with its interval, by the bootstrap over items; by Wilson's formula for one hit an item.

    Raises ValueError if there are no rows.
    """
    if not rows:
        raise ValueError("interval of no items: got 0, wanted at least 1")
    value = quantity.value(rows)
    if not quantity.sampled or len(rows) < 2:
        return Interval(value, float("nan"), float("nan"))
    if _is_single_hit(quantity, rows):
        return _wilson(value, len(rows))
    figures = quantity.values(rows, _counts(len(rows), quantity.samples, seed))
    return Interval(value, *_middle(figures))


def compare(quantity: Quantity, ours: Rows, theirs: Rows, seed: int = SEED) -> Difference:
    """Compare the rows of two networks on the same items: by McNemar's exact test for one hit an item, else by
    exchanging.

    Raises ValueError if there are no rows, or not as many of both.
    """
    if len(ours) != len(theirs) or not ours:
        raise ValueError(f"items of both networks: got {len(ours)} and {len(theirs)}, wanted as many, at least 1")
    value, reference = quantity.value(ours), quantity.value(theirs)
    counts = _counts(len(ours), quantity.samples, seed)
    none = np.zeros_like(counts)
    both = [*ours, *theirs]
    first = quantity.values(both, np.hstack([counts, none]))
    second = quantity.values(both, np.hstack([none, counts]))
    losses = second - first if quantity.higher_is_better else first - second
    loss = Interval(quantity.loss(value, reference), *_middle(losses))
    if _is_single_hit(quantity, ours) and _is_single_hit(quantity, theirs):
        hits = ([bool(row[0]) for row in rows] for rows in (ours, theirs))
        return Difference(loss, mcnemar(*hits), "McNemar")
    return Difference(loss, _exchanged(quantity, both, value - reference, seed), "exchanged answers")


def _exchanged(quantity: Quantity, both: Rows, difference: float, seed: int) -> float:
    """Return the p-value: the share of random exchanges that differ as much, this one among them."""
    if np.isnan(difference):
        return 1.0
    kept = np.random.default_rng([seed, 1]).integers(0, 2, (quantity.samples, len(both) // 2)).astype(np.float64)
    exchanged = quantity.values(both, np.hstack([kept, 1 - kept])) - quantity.values(both, np.hstack([1 - kept, kept]))
    # Sums in another order differ in their last digits.
    as_large = np.abs(exchanged) >= abs(difference) * (1 - 1e-9)
    return float((1 + np.count_nonzero(as_large)) / (1 + quantity.samples))


def _counts(items: int, samples: int, seed: int) -> Array:
    """Return how many times each item is in each sample drawn with replacement, [samples, items]."""
    shares = np.full(items, 1 / items)
    return np.random.default_rng([seed, 0]).multinomial(items, shares, samples).astype(np.float64)


def _middle(figures: Array) -> tuple[float, float]:
    known = figures[np.isfinite(figures)]
    if not known.size:
        return float("nan"), float("nan")
    outside = 100 * (1 - CONFIDENCE) / 2
    low, high = np.percentile(known, [outside, 100 - outside])
    return float(low), float(high)


def _is_single_hit(quantity: Quantity, rows: Rows) -> bool:
    return quantity.unit == HIT and all(len(row) == 1 for row in rows)


def _wilson(share: float, count: int) -> Interval:
    """Return Wilson's score interval, which unlike the bootstrap's is no point where all are right."""
    z = 1.959963984540054
    centre = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * np.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return Interval(share, float(max(0.0, centre - half)), float(min(1.0, centre + half)))
