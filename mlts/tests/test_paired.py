"""Comparison of two networks on the same items: losses are found, and none is where there is none."""

from __future__ import annotations

import math
from copy import copy

import numpy as np
import pytest

from nnconform.mlts.benchmarks.bench_verdicts import hits, with_losses
from nnconform.mlts.paired import SIGNIFICANT, compare, interval
from nnconform.mlts.quantity import HITS, LARGEST, ClassMean, Mean, Ratio, RootMeanSquare, Rows

DECIBELS = Mean("dB", higher_is_better=True)


def test_quantities():
    rows = [(1.0, 2.0), (3.0, 4.0)]
    twice_the_second = np.array([[0.0, 2.0]])
    assert Ratio("1", higher_is_better=True).value(rows) == 4 / 6
    assert Ratio("1", higher_is_better=True).values(rows, twice_the_second).tolist() == [0.75]
    assert DECIBELS.value([(1.0,), (2.0, 3.0)]) == 2
    assert RootMeanSquare("1", higher_is_better=False).value([(8.0, 1.0), (0.0, 1.0)]) == 2
    # Numerators of 3 classes, then denominators: 1/2 and 1/4; the third class is nowhere.
    assert ClassMean("1", higher_is_better=True).value([(1.0, 1.0, 0.0, 2.0, 4.0, 0.0)]) == 0.375
    assert LARGEST.value([(1.0,), (5.0,), (3.0,)]) == 5
    assert LARGEST.value([(1.0,), (math.nan,)]) == math.inf
    assert math.isnan(Ratio("1", higher_is_better=True).value([(0.0, 0.0)]))


def test_intervals():
    """Wilson's of 8 in 10, by his formula; of few numbers the ends of what can be drawn; none of one item."""
    eight = interval(HITS, [(1.0,)] * 8 + [(0.0,)] * 2)
    assert [eight.value, eight.low, eight.high] == pytest.approx([0.8, 0.4902, 0.9433], abs=1e-4)
    mean = interval(DECIBELS, [(float(each),) for each in range(100)])
    # Of the normal distribution: 49.5 -+ 1.96 * 28.87 / 10.
    assert mean.low == pytest.approx(43.84, abs=0.5)
    assert mean.high == pytest.approx(55.16, abs=0.5)
    assert math.isnan(interval(DECIBELS, [(1.0,)]).low)
    assert math.isnan(interval(LARGEST, [(1.0,), (2.0,)]).low)
    with pytest.raises(ValueError, match="interval of no items"):
        interval(HITS, [])


def test_a_loss_of_one_point_on_a_thousand_items():
    """Ten answers of 1,000 become wrong and none right: found for each seed, with its interval."""
    for seed in range(8):
        random = np.random.default_rng(seed)
        theirs = hits(random, 1000, 0.75)
        found = compare(HITS, with_losses(random, theirs, 10), theirs)
        assert found.worse, found
        assert found.test == "McNemar"
        assert found.loss.value == pytest.approx(0.01)
        assert 0 < found.loss.low <= 0.01 <= found.loss.high


# McNemar's test needs no samples, but the interval, which is not looked at; 500 exchanges say p < SIGNIFICANT.
@pytest.mark.nightly(daily="test_a_loss_of_one_point_on_a_thousand_items")
@pytest.mark.parametrize(("which", "samples"), [(HITS, 50), (DECIBELS, 500)], ids=["hits", "means"])
def test_no_loss_where_there_is_none(which, samples):
    """Two networks that are equally good differ in single items: of 200 seeds no more are called worse than by chance,
    which is half of SIGNIFICANT on the side of worse: with 200 of them 5 or more in one of 2,000 test runs.
    """
    quantity, worse = copy(which), 0
    quantity.samples = samples
    for seed in range(200):
        random = np.random.default_rng(seed)
        ours: Rows
        theirs: Rows
        if which is HITS:
            ours, theirs = hits(random, 300, 0.8), hits(random, 300, 0.8)
        else:
            common = random.normal(30, 5, 60)
            ours, theirs = ([(float(each),) for each in common + random.normal(0, 1, 60)] for _ in range(2))
        worse += compare(quantity, ours, theirs, seed).worse
    assert SIGNIFICANT == 0.01
    assert worse < 5


def test_a_small_loss_of_a_mean():
    """0.5 dB of 5 dB from image to image, as both have the same images."""
    random = np.random.default_rng(1)
    common = random.normal(30, 5, 60)
    theirs, ours = ([(each,) for each in common + random.normal(loss, 0.5, 60)] for loss in (0, -0.5))
    found = compare(DECIBELS, ours, theirs)
    assert found.worse
    assert found.loss.low < 0.5 < found.loss.high
    assert not compare(DECIBELS, theirs, ours).worse
    assert compare(DECIBELS, theirs, theirs).chance == 1


def test_what_cannot_be_compared():
    with pytest.raises(ValueError, match="items of both networks: got 1 and 2"):
        compare(HITS, [(1.0,)], [(1.0,), (1.0,)])
    nothing = compare(Ratio("1", higher_is_better=True), [(0.0, 0.0)], [(1.0, 1.0)])
    assert (nothing.chance, nothing.worse) == (1.0, False)
