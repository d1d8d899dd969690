"""Tests of what a report says of the runs before."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.history import HistoryRow
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.reports.command import command
from nnconform.reports.selection import MOST_RUNS, select
from nnconform.reports.views.history import histories


def stored(path: Path, *runs: dict[str, Verdict], driver: str = "a", x: int = 1) -> Path:
    path.parent.mkdir(exist_ok=True)
    with Store.open(path) as store:
        for verdicts in runs:
            run = store.begin_run("pytest", 0, versions={}, machine="", parameters={"command": "pytest", "x": x})
            for case, verdict in verdicts.items():
                store.record(run, Event(Kind.CASE, case, driver, Outcome(verdict, Stage.COMPARE)))
            store.end_run(run)
    return path


GOOD, BAD = {"x": Verdict.PASSED, "y": Verdict.PASSED}, {"x": Verdict.WRONG, "y": Verdict.PASSED}


def failures(path: Path, **how: object) -> list[tuple[str, int]]:
    return [(row.run, row.failed) for row in select(path, **how).history]  # type: ignore[arg-type]


def test_runs_of_the_same_work_up_to_the_one_that_is_shown(tmp_path: Path) -> None:
    path = stored(tmp_path / "r", GOOD, BAD)
    stored(path, BAD, x=2)
    stored(path, GOOD)
    assert failures(path) == [("1", 0), ("2", 1), ("4", 0)]
    assert failures(path, run=2) == [("1", 0), ("2", 1)]
    assert failures(path, run=3) == [("3", 1)]


def test_a_case_that_ran_twice_counts_once_and_the_expected_apart(tmp_path: Path) -> None:
    path = stored(tmp_path / "r", BAD)
    with Store.open(path) as store:
        store.record(1, Event(Kind.CASE, "x", "a", Outcome(Verdict.PASSED, Stage.COMPARE)))
        store.record(1, Event(Kind.CASE, "z", "a", Outcome(Verdict.CRASHED, Stage.EXECUTE), expected="bug 7"))
    assert select(path).history == [HistoryRow("1", "a", 3, 2, 0, 1, 0)]


def test_stores_of_the_nights_before(tmp_path: Path) -> None:
    nights = [stored(tmp_path / name / "results.sqlite", each) for name, each in (("1st", GOOD), ("2nd", BAD))]
    now = stored(tmp_path / "3rd" / "results.sqlite", BAD)
    selection = select(now, whole_store=True, before=nights)
    assert [(row.run, row.failed) for row in selection.history] == [("1st", 0), ("2nd", 1), ("3rd", 1)]
    assert selection.changes is not None
    assert (selection.changes.same, selection.changes.newly_failing) == (2, ())
    page, before = tmp_path / "page.html", [f"--before={path}" for path in nights]
    assert CliRunner().invoke(command, [str(now), "--all", *before, "-o", str(page)]).exit_code == 0
    assert 'aria-label="Failures in each run: 0, 1, 1"' in page.read_text()
    text = CliRunner().invoke(command, [str(now), *before, "--format", "md"]).output
    assert "`a`: failures over 3 runs ▁██ 1" in text
    rows = json.loads(CliRunner().invoke(command, [str(now), *before, "--format", "json"]).output)["history"]
    assert [row["run"] for row in rows] == ["1st", "2nd", "3rd"]


def test_a_store_before_that_is_none(tmp_path: Path) -> None:
    now = stored(tmp_path / "r", GOOD)
    done = CliRunner().invoke(command, [str(now), "--before", str(tmp_path / "none"), "-o", str(tmp_path / "p")])
    assert "no such results store" in str(done.exception)
    assert not (tmp_path / "p").exists()


def test_one_run_is_no_history_and_many_are_cut(tmp_path: Path) -> None:
    assert histories([HistoryRow("1", "a", 2, 1, 1, 0, 0)]) == ()
    assert len(failures(stored(tmp_path / "r", *([GOOD] * (MOST_RUNS + 3))))) == MOST_RUNS


@pytest.mark.parametrize(("failed", "bars"), [((0, 0), "v-1"), ((0, 1000, 1), "v-3")])
def test_every_run_is_seen(failed: tuple[int, ...], bars: str) -> None:
    (found,) = histories(HistoryRow(str(place), "a", 1000, 0, each, 0, 0) for place, each in enumerate(failed))
    assert found.bars.count("M") == len(failed)
    assert bars in found.bars
