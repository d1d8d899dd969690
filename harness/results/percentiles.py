"""Percentiles of samples, with confidence intervals that assume nothing about their distribution."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
import numpy.typing as npt

CONFIDENCE = 0.95
PERCENTILES = (50, 90, 99)


class Percentile(msgspec.Struct, frozen=True):
    """A percentile of samples, and the interval that contains the true one with probability CONFIDENCE.

    An end is infinite if there are too few samples to bound it.
    """

    value: float
    low: float
    high: float


def percentile(samples: Sequence[float], percent: float) -> Percentile:
    """Return the percentile by nearest rank. Raises ValueError if there are no samples.

    How many of n independent samples lie below the true percentile is binomial; the interval's ends are the order
    statistics that leave out at most (1 - CONFIDENCE) / 2 on either side (Conover, Practical Nonparametric Statistics).
    """
    if not samples:
        raise ValueError("percentile of no samples: got 0, wanted at least 1")
    ordered, share = sorted(samples), percent / 100
    count = len(ordered)
    below = np.cumsum(_binomial(count, share))
    outside = (1 - CONFIDENCE) / 2
    low = int(np.searchsorted(below, outside, "right"))
    high = int(np.searchsorted(below, 1 - outside, "left")) + 1
    rank = min(count - 1, max(0, int(np.ceil(share * count)) - 1))
    return Percentile(
        ordered[rank],
        ordered[low - 1] if low > 0 else float("-inf"),
        ordered[high - 1] if high <= count else float("inf"),
    )


def _binomial(count: int, share: float) -> npt.NDArray[np.float64]:
    """Return the binomial probability of each number of successes; computed with logarithms to avoid underflow."""
    numbers = np.arange(count + 1)
    logs = np.concatenate([[0.0], np.cumsum(np.log(np.arange(1, count + 1)))])
    combinations = logs[count] - logs[numbers] - logs[count - numbers]
    probabilities: npt.NDArray[np.float64] = np.exp(
        combinations + numbers * np.log(share) + (count - numbers) * np.log1p(-share)
    )
    return probabilities
