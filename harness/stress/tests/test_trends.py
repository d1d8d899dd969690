"""Steady growth, and what is surely greater: what is found in samples, and what is not."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable

import pytest

from nnconform.harness.stress.defs import slow_leaks
from nnconform.harness.stress.distributions import rank_score, surely_greater
from nnconform.harness.stress.trends import slope_interval, steady_growth

CALLS = [float(step * 100) for step in range(16)]


GROWTH: dict[str, tuple[Callable[[int], int], bool]] = {
    "bytes": (lambda step: step * 6400, True),
    "pages": (lambda step: step * 6400 // 4096 * 4096, True),
    "with noise": (lambda step: step * 64000 + random.Random(step).randrange(-9, 9) * 4096, True),
    "warm-up": (lambda step: min(step, 7) * 64000, False),
    "one step": (lambda step: (step > 8) << 20, False),
    "two steps": (lambda step: (step > 5) + (step > 11) << 20, False),
    "peak": (lambda step: (step == 6) << 20, False),
    "noise": (lambda step: random.Random(step).randrange(99) * 4096, False),
}


@pytest.mark.parametrize("name", GROWTH)
def test_steady_growth(name: str) -> None:
    grows, leaks = GROWTH[name]
    values = [(1 << 24) + grows(step) for step in range(16)]
    assert (steady_growth(CALLS, values) >= slow_leaks.LEAST) is leaks


def test_the_interval_holds_the_slope() -> None:
    noise = random.Random(3)
    outside = 0
    for _ in range(200):
        lower, upper = slope_interval(CALLS, [2 * each + noise.gauss(0, 100) for each in CALLS])
        outside += not lower <= 2 <= upper
    assert outside <= 1


# scipy.stats.mannwhitneyu(first, second, use_continuity=False, method="asymptotic").pvalue, scipy 1.17: two-sided and
# without a correction for continuity, the p-value of the same score.
MANN_WHITNEY = (0.5570005437949842, 0.10542429870108477, 0.1745579065192251)


@pytest.mark.parametrize("seed", range(3))
def test_ranks_are_those_of_mann_and_whitney(seed: int) -> None:
    drawn = random.Random(seed)
    first, second = ([drawn.randrange(9) for _ in range(count)] for count in (25, 30))
    got = 2 * (1 - statistics.NormalDist().cdf(abs(rank_score(first, second))))
    assert got == pytest.approx(MANN_WHITNEY[seed])
    assert rank_score(first, second) == -rank_score(second, first)


def test_equal_samples_have_no_score() -> None:
    assert rank_score([3, 3, 3], [3, 3]) == 0


def _times(drawn: random.Random, typical: float, stalls: float) -> list[float]:
    """Return times around a typical one, of which a share is a thousand times as long."""
    return [typical * drawn.uniform(1, 1.5) * (1000 if drawn.random() < stalls else 1) for _ in range(16)]


def test_a_few_stalls_are_not_slower() -> None:
    drawn = random.Random(4)
    found = sum(surely_greater(_times(drawn, 1, 0.15), _times(drawn, 1, 0.0), 2.0) for _ in range(300))
    assert found == 0


def test_three_times_as_long_is_slower_also_among_stalls() -> None:
    drawn = random.Random(5)
    found = sum(surely_greater(_times(drawn, 3, 0.1), _times(drawn, 1, 0.05), 2.0) for _ in range(50))
    # What is missed in these blocks is found in the next ones.
    assert found > 25
