"""The rule of early stopping, against LoadGen's own table, and against simulated times."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.mlts.load.early_stopping import early_estimate, over_samples, queries_needed

# Queries needed for 1, 2 and 3 samples over the reported one (MLPerf inference rules, "Early stopping").
TABLE = {90: (64, 81, 97), 95: (130, 165, 198), 99: (662, 838, 1001), 99.9: (6636, 8403, 10042)}


@pytest.mark.parametrize("percent", TABLE)
def test_the_queries_that_are_needed(percent: float) -> None:
    assert queries_needed(percent) == TABLE[percent][0]
    for over, queries in enumerate(TABLE[percent], 1):
        assert (over_samples(queries - 1, percent), over_samples(queries, percent)) == (over - 1, over)


def test_no_query_says_nothing() -> None:
    assert over_samples(0, 90) == 0
    assert early_estimate([], 90) is None
    assert early_estimate([1.0] * 63, 90) is None
    assert early_estimate([1.0] * 64, 90) == 1.0


def test_the_estimate_is_the_last_that_may_be_left_over() -> None:
    assert early_estimate([float(each) for each in range(97)], 90) == 94.0


def test_the_estimate_is_rarely_below_the_true_percentile() -> None:
    source, true = np.random.default_rng(7), float(np.log(10))
    found = [early_estimate(source.exponential(1, 500).tolist(), 90) for _ in range(2000)]
    below = sum(each is not None and each < true for each in found)
    # 1 % in the mean, and not far less: else the rule would ask for more than it needs.
    assert 2 <= below <= 35


def test_many_queries() -> None:
    assert 9_600 < over_samples(100_000, 90) < 10_000
