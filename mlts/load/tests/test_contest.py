"""One driver against another: equal ones are called equal, and a twentieth more time is found."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.mlts.load.contest import decide, take_turns


def times(seed: int, factor: float) -> tuple[list[float], list[float]]:
    """Return times as a busy machine gives them: skewed, slower for a while, with some that are ten times as long."""
    source = np.random.default_rng(seed)
    count = 1200
    phases = np.repeat(source.uniform(1, 2, 24), 50)
    pair = []
    for each in (1.0, factor):
        noise = source.lognormal(0, 0.1, count) * np.where(source.random(count) < 0.02, 10, 1)
        pair.append((each * phases * noise).tolist())
    return pair[0], pair[1]


def test_equal_drivers_are_called_equal() -> None:
    contests = [decide(*times(seed, 1.0), seed) for seed in range(100)]
    assert sum(each.differs for each in contests) <= 2
    # Intervals are those of 95 %.
    assert sum(each.low <= 1 <= each.high for each in contests) >= 86


@pytest.mark.parametrize("factor", [1.05, 1 / 1.05])
def test_a_twentieth_is_found(factor: float) -> None:
    contests = [decide(*times(seed, factor), seed) for seed in range(50)]
    found = [each for each in contests if each.differs and (each.ratio > 1) == (factor > 1)]
    assert len(found) >= 48
    assert all(abs(each.ratio / factor - 1) < 0.03 for each in contests)
    assert ("slower" if factor > 1 else "faster") in str(found[0])


def test_both_answer_the_same_samples() -> None:
    asked: tuple[list[int], list[int]] = ([], [])

    def answer(which: int, sample: int) -> float:
        asked[which].append(sample)
        return float("inf")

    ours, theirs = take_turns((lambda sample: answer(0, sample), lambda sample: answer(1, sample)), 5, 0.0, 3)
    assert asked[0] == asked[1]
    assert len(ours) == len(theirs) == 200
    assert set(asked[0]) == set(range(5))
