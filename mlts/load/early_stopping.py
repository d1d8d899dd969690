"""How long a run must be for a percentile, and what it then says: LoadGen's rule of early stopping.

A time is at least the true percentile, with a confidence of 99 %, if so few of the queries took as long that a process
whose percentile is larger would leave so few over with a probability of at most 1 %. The tail is exactly binomial.
Source: MLPerf inference rules, "Early stopping"; LoadGen, early_stopping.cc.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

CONFIDENCE = 0.99


def over_samples(queries: int, percent: float) -> int:
    """Return how many of the longest times may be left over at this percentile: the reported one is the last of them.

    At least 1 is needed; 0 says that there are too few queries.
    """
    if queries < 1:
        return 0
    over = 1 - percent / 100
    numbers = np.arange(queries)
    steps = np.log((queries - numbers) / (numbers + 1)) + np.log(over / (1 - over))
    logs = queries * np.log1p(-over) + np.concatenate([[0.0], np.cumsum(steps)])
    # Logarithms of probabilities are exact enough; their sum is at most 1.
    tail = np.cumsum(np.exp(logs))
    return max(int(np.searchsorted(tail, 1 - CONFIDENCE, "right")) - 1, 0)


def queries_needed(percent: float) -> int:
    """Return the fewest queries that say anything about a percentile: 64 for the 90th, 662 for the 99th."""
    high = 1
    while not over_samples(high, percent):
        high *= 2
    low = high // 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if over_samples(middle, percent) else (middle, high)
    return high


def early_estimate(latencies: Sequence[float], percent: float) -> float | None:
    """Return an upper bound of the percentile, in the unit of the latencies; None if there are too few of them."""
    over = over_samples(len(latencies), percent)
    return sorted(latencies)[-over] if over else None
