"""Runs of a store as a side of a comparison."""

from __future__ import annotations

from pathlib import Path

import pytest

from nnconform.harness.results.events import Event, Kind, Measurement
from nnconform.harness.results.runs import side_of
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict


@pytest.mark.parametrize("at_once", [1, 2])
def test_the_last_verdict_and_the_last_measurement_count(tmp_path: Path, at_once: int) -> None:
    with Store.open(tmp_path / "r") as store:
        for _ in range(at_once):
            run = store.begin_run("pytest", 0, versions={}, machine="")
            for verdict, time in ((Verdict.CRASHED, 9.0), (Verdict.PASSED, 2.0)):
                store.record(run, Event(Kind.CASE, "x", "a", Outcome(verdict, Stage.COMPARE)))
                store.measure(run, Measurement("digits", "a", "inference", "ms", (time,)))
        side = side_of(store, store.runs())
    assert [event.outcome.verdict for event in side.events] == [Verdict.PASSED]
    assert [each.samples for each in side.measurements] == [(2.0,)]
