"""Tests of the assertions of checks."""

from __future__ import annotations

import pytest

from nnconform.harness.execution.expect import expect_within
from nnconform.harness.model.request import UNAVAILABLE
from nnconform.harness.results.verdict import VerdictReached


@pytest.mark.parametrize(
    ("inner", "outer"), [(2, 3), (3, 3), (UNAVAILABLE, 3), (3, UNAVAILABLE), (UNAVAILABLE, UNAVAILABLE)]
)
def test_a_time_that_is_untold_is_in_no_wrong_order(inner, outer):
    expect_within(inner, outer, "times")


def test_times_that_are_told_in_the_wrong_order_fail():
    with pytest.raises(VerdictReached, match="4 us of 3 us"):
        expect_within(4, 3, "4 us of 3 us")
