"""Tests of the view of stress tests over time."""

from __future__ import annotations

from pathlib import Path

import pytest

from nnconform.harness.results.comparison import ComparedSide, compare
from nnconform.harness.results.events import TIMELINE, Event, Kind, Measurement
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.reports.facts import facts_of
from nnconform.reports.selection import select
from nnconform.reports.views.timelines import timelines
from nnconform.reports.write import write_report


def measured(**samples: tuple[float, ...]) -> list[Measurement]:
    return [Measurement("stress/load", "a", name, TIMELINE, each) for name, each in samples.items()]


def test_steps_a_second_and_memory() -> None:
    seconds, steps, memory = (0.0, 1.0, 3.0), (0.0, 100.0, 400.0), (5e6, 6e6, 8e6)
    (found,) = timelines(measured(seconds=seconds, steps=steps, memory=memory, threads=(1.0, 1.0, 1.0)))
    assert (found.name, found.driver, found.seconds) == ("load", "a", 3.0)
    assert (found.rate.first, found.rate.last, found.rate.most) == (100.0, 150.0, 150.0)
    assert found.memory is not None
    assert (found.memory.first, found.memory.last) == (5.0, 8.0)
    assert found.rate.line == "M0.0 15.0L260.0 1.0"


def test_long_ones_are_means_and_a_steep_fall_is_0() -> None:
    seconds = tuple(map(float, range(1000)))
    steps = tuple(10.0 * each if each < 500 else 0.0 for each in seconds)
    (found,) = timelines(measured(seconds=seconds, steps=steps, memory=(0.0,) * 1000))
    assert found.memory is None
    assert 100 <= found.rate.line.count("L") <= 120
    assert (found.rate.first, found.rate.last) == (10.0, 0.0)


@pytest.mark.parametrize(
    "samples",
    [
        {"seconds": (0.0, 1.0), "steps": (0.0, 1.0)},
        {"seconds": (0.0, 1.0, 2.0), "steps": (0.0, 1.0)},
        {"steps": (0.0, 1.0, 2.0)},
    ],
)
def test_what_is_no_timeline(samples: dict[str, tuple[float, ...]]) -> None:
    assert timelines(measured(**samples)) == ()
    assert timelines([Measurement("digits", "a", "seconds", "ms", (1.0, 2.0, 3.0))]) == ()


def test_the_page_has_it_and_no_network_or_comparison_takes_it_for_its_own(tmp_path: Path) -> None:
    path = tmp_path / "r.sqlite"
    samples = measured(seconds=(0.0, 1.0, 2.0), steps=(0.0, 5.0, 9.0), memory=(5e6, 6e6, 9e6))
    with Store.open(path) as store:
        run = store.begin_run("nnconform stress", 1, versions={}, machine="")
        outcome = Outcome(Verdict.PASSED, Stage.COMPARE)
        store.record(run, Event(Kind.STRESS, "stress/load", "a", outcome, subject="load"))
        for each in samples:
            store.measure(run, each)
    assert facts_of(select(path), "r").networks == ()
    write_report(path, page=tmp_path / "page.html", csv=None)
    assert 'aria-label="From 5 to 4 steps a second, at most 5"' in (tmp_path / "page.html").read_text()
    more = measured(seconds=(0.0, 1.0, 2.0), steps=(0.0, 50.0, 90.0), memory=(5e6, 6e6, 99e6))
    found = compare(ComparedSide([], samples), ComparedSide([], more))
    assert (found.less_accurate, found.slower) == ((), ())
