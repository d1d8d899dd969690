"""Tests of ``nnconform merge``."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from nnconform.harness.cli.commands.merge import command as merge
from nnconform.harness.results.events import Event, Kind, Measurement
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict


def stored(path: Path, *events: Event) -> Path:
    with Store.open(path) as store:
        run = store.begin_run("pytest x", 7, versions={"a": "1"}, machine="m", parameters={"command": "pytest"})
        store.describe_driver(run, "a", {"hal": "1.3"})
        for event in events:
            store.record(run, event)
        store.measure(run, Measurement("digits", "a", "inference", "ms", (1.0, 2.0)))
        store.end_run(run)
    return path


def one(case: str, verdict: Verdict, message: str = "", expected: str = "") -> Event:
    outcome = Outcome(verdict, Stage.COMPARE, message, {"source": "by hand"})
    return Event(Kind.CASE, case, "a", outcome, "", ("ADD",), ("TENSOR_FLOAT32",), expected=expected, when=5.0)


def run(command: object, *arguments: object) -> Result:
    return CliRunner().invoke(command, [str(each) for each in arguments])  # type: ignore[arg-type]


def test_merged_stores_have_the_runs_of_all(tmp_path: Path) -> None:
    first = stored(tmp_path / "1", one("x", Verdict.PASSED), one("y", Verdict.WRONG, "bad"))
    second = stored(tmp_path / "2", one("z", Verdict.HUNG))
    done = run(merge, first, second, "-o", tmp_path / "both")
    assert (done.exit_code, done.output) == (0, f"wrote {tmp_path / 'both'}: 2 runs, 3 verdicts\n")
    with Store.open(tmp_path / "both", must_exist=True) as both, Store.open(first) as before:
        runs, (old,) = both.runs(), before.runs()
        assert [(each.command, each.seed, each.parameters, each.drivers) for each in runs] == [
            (old.command, old.seed, old.parameters, old.drivers)
        ] * 2
        assert (runs[0].started, runs[0].ended) == (old.started, old.ended)
        assert both.verdicts(1) == before.verdicts(1)
        assert both.measurements(1) == before.measurements(1)
        assert [event.case for event in both.verdicts(2)] == ["z"]
    assert sorted(path.name for path in tmp_path.iterdir() if "both" in path.name) == ["both"]


def test_nothing_is_merged_from_what_is_no_store(tmp_path: Path) -> None:
    good = stored(tmp_path / "good", one("x", Verdict.PASSED))
    (tmp_path / "text").write_text("text")
    assert "text" in str(run(merge, good, tmp_path / "text", "-o", tmp_path / "out").exception)
    assert "exists; name a new file" in str(run(merge, good, "-o", good).exception)
    assert "no such results store" in str(run(merge, tmp_path / "none", "-o", tmp_path / "out").exception)
    output = tmp_path / "none" / "out"
    assert str(run(merge, good, "-o", output).exception) == f"{output}: cannot be written: there is no such folder"
    assert not (tmp_path / "out").exists()


def test_what_is_written_at_once_is_there_as_a_whole_or_not(tmp_path: Path) -> None:
    path = stored(tmp_path / "r", one("x", Verdict.PASSED))

    def interrupted() -> None:
        with Store.open(path) as store, store.at_once():
            store.record(1, one("y", Verdict.PASSED))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    with Store.open(path) as store:
        assert [event.case for event in store.verdicts(1)] == ["x"]
