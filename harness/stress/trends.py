"""Steady growth: the slope of a series with a confidence interval, which steps, peaks and a warm-up do not make."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

# A one-sided level of 0.05 %, of the normal distribution.
_QUANTILE = 3.29
# Growth of the later half of a series, of that of the whole, that a leak has: what a process keeps once grows less.
_GOES_ON = 0.5


def slope_interval(work: Sequence[float], values: Sequence[float]) -> tuple[float, float]:
    """Return the interval that holds the growth by unit of work: between two of the slopes of all pairs of points, so
    many places from the median as Kendall's statistic may be off by chance.

    Source: Sen, Estimates of the regression coefficient based on Kendall's tau, 1968.
    """
    x, y = np.asarray(work, np.float64), np.asarray(values, np.float64)
    first, second = np.triu_indices(len(x), 1)
    slopes = np.sort((y[second] - y[first]) / (x[second] - x[first]))
    n, pairs = len(x), slopes.size
    off = _QUANTILE * math.sqrt(n * (n - 1) * (2 * n + 5) / 18)
    low, high = math.floor((pairs - off) / 2), math.ceil((pairs + off) / 2)
    return float(slopes[max(low, 0)]), float(slopes[min(high, pairs - 1)])


def steady_growth(work: Sequence[float], values: Sequence[float]) -> float:
    """Return the least growth by unit of work that the series leaves possible, 0 if it may be none or has ended."""
    lower, _ = slope_interval(work, values)
    return lower if lower > 0 and goes_on(work, values, lower) else 0.0


def goes_on(work: Sequence[float], values: Sequence[float], growth: float) -> bool:
    """Return whether the later half of a series still has enough of the ``growth`` by unit of work of all of it."""
    half = len(values) // 2
    return (values[-1] - values[half]) / (work[-1] - work[half]) >= _GOES_ON * growth
