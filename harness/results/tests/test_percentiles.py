"""Tests of percentiles and their intervals, against textbook ranks."""

import math

import pytest

from nnconform.harness.results.percentiles import Percentile, percentile


def test_the_median_of_a_hundred():
    # The 95 % interval is from the 40th sample to the 61st: P(40 <= B < 61) = 0.9648 for Bin(100, 1/2).
    assert percentile(range(1, 101), 50) == Percentile(50, 40, 61)


def test_order_does_not_matter():
    assert percentile([3, 1, 2], 50).value == percentile([1, 2, 3], 50).value == 2


def test_too_few_samples_have_no_end():
    result = percentile([5.0, 7.0], 99)
    assert (result.value, result.high) == (7.0, math.inf)


def test_the_highest_percentile_needs_many():
    # Of n samples none lies beyond the 99th percentile with chance 0.99 ** n, which is below 2.5 % from n = 368 on.
    assert percentile(range(367), 99).high == math.inf
    assert percentile(range(368), 99).high == 367


def test_no_samples():
    with pytest.raises(ValueError, match="percentile of no samples"):
        percentile([], 50)
