"""The deadline of an execution and the timeout of its loops."""

from __future__ import annotations

import time

import pytest

from nnconform.harness.driver.interface import DEFAULT_LOOP_TIMEOUT, MAXIMUM_LOOP_TIMEOUT
from nnconform.reference_driver.deadline import UNLIMITED, DeadlineMissed, Limits

FAR = 10**12


@pytest.mark.parametrize(
    ("named", "wanted"),
    [(None, DEFAULT_LOOP_TIMEOUT), (0, 0), (5, 5), (MAXIMUM_LOOP_TIMEOUT, 15 * 10**9), (1 << 62, 15 * 10**9)],
)
def test_limits_of_loops(named: int | None, wanted: int) -> None:
    assert Limits.of(None, named) == Limits(None, wanted)


def test_a_deadline_passes() -> None:
    UNLIMITED.check()
    Limits(time.monotonic_ns() + FAR).check()
    assert Limits(time.monotonic_ns() - 1).are_over()
    with pytest.raises(DeadlineMissed):
        Limits(1).check()


def test_a_loop_ends_with_whatever_ends_first() -> None:
    before = time.monotonic_ns()
    end = Limits(None, FAR).loop().deadline
    assert end is not None
    assert before + FAR <= end <= time.monotonic_ns() + FAR
    assert Limits(before + 7, FAR).loop().deadline == before + 7
    # A loop in a loop has no more time than the one that it is in.
    outer = Limits(before + FAR, 0).loop()
    inner = outer.loop()
    assert inner.deadline == outer.deadline
