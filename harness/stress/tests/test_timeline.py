"""Tests of what is sampled during a stress test."""

from __future__ import annotations

import pytest

from nnconform.harness.process.usage import Usage
from nnconform.harness.results.events import TIMELINE
from nnconform.harness.stress.timeline import Timeline


@pytest.mark.parametrize(("duration", "least", "most"), [(400.0, 190, 210), (2.0, 10, 25)])
def test_it_is_sampled_some_200_times_and_not_too_often(
    monkeypatch: pytest.MonkeyPatch, duration: float, least: int, most: int
) -> None:
    now = 5.0
    monkeypatch.setattr(Timeline, "clock", staticmethod(lambda: now))
    line = Timeline(duration)
    while now < 5.0 + duration:
        if line.is_due():
            line.add(int(now), Usage(1, 2, 3))
        now += 0.05
    assert least <= len(line.seconds) <= most
    assert line.seconds[0] == 0.0


def test_samples_for_the_store() -> None:
    line = Timeline(1.0)
    assert list(line.measurements("stress/x", "a")) == []
    line.add(5, None)
    line.add(9, Usage(1, 2, 300))
    found = {each.quantity: each.samples for each in line.measurements("stress/x", "a")}
    assert found.keys() == {"seconds", "steps", "memory", "threads"}
    assert (found["steps"], found["memory"], found["threads"]) == ((5, 9), (0, 300), (0, 2))
    assert {each.unit for each in line.measurements("stress/x", "a")} == {TIMELINE}
