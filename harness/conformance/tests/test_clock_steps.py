"""How far a time may be off: by a step of the driver's clock, if its times show one."""

from __future__ import annotations

import pytest

from nnconform.harness.conformance.support.clock_steps import SLACK, shows_steps, slack
from nnconform.harness.model.request import NO_TIMING, UNAVAILABLE, Timing


@pytest.mark.parametrize(
    ("timings", "microseconds"),
    [
        ([], SLACK),
        ([NO_TIMING], SLACK),
        ([Timing(120, 133), Timing(50_012, 50_021)], SLACK),
        ([Timing(0, 4000), Timing(48_000, 52_000)], 4000),
        ([Timing(UNAVAILABLE, 10_000), Timing(UNAVAILABLE, 60_000)], 10_000),
        # One time says nothing of a clock, and no clock is as coarse as that.
        ([Timing(5000, 5000), Timing(5000, 5000)], SLACK),
        ([Timing(0, 500_000), Timing(0, 1_000_000)], 10_000),
    ],
)
def test_a_time_may_be_a_step_off(timings, microseconds):
    assert slack(timings) == microseconds


@pytest.mark.parametrize(
    ("timings", "differ"),
    [
        ([Timing(0, 10_000), Timing(UNAVAILABLE, 10_000)], False),
        ([Timing(0, 10_000), Timing(10_000, 20_000)], True),
        # Nothing that a longer execution would change.
        ([NO_TIMING], True),
    ],
)
def test_a_time_alone_shows_no_steps(timings, differ):
    assert shows_steps(timings) is differ
