"""Tests of Recording: what is stored of a command's run, and when the run counts as ended."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.events import Event, Kind, Measurement
from nnconform.harness.results.recording import Recording
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

EVENT = Event(Kind.CASE, "a case", "inproc:there", Outcome(Verdict.PASSED, Stage.COMPARE))


def test_what_is_found_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite"
    with Recording(path, 7) as recording:
        recording.describe("inproc:there", lambda: {"name": "it"})
        recording.describe("inproc:there", lambda: pytest.fail("asked twice"))
        recording.record(EVENT)
        recording.measure(Measurement("a model", "inproc:there", "inference", "ms", (1.0, 2.0)))
    with Store.open(path, must_exist=True) as store:
        run = store.run()
        assert (run.seed, run.ended is not None) == (7, True)
        assert run.command.startswith("nnconform")
        assert run.drivers == {"inproc:there": {"name": "it"}}
        assert [each.case for each in store.verdicts(run.id)] == ["a case"]
        assert [each.samples for each in store.measurements(run.id)] == [(1.0, 2.0)]


def test_without_a_store_nothing_is_kept_and_nobody_is_asked() -> None:
    with Recording(None) as recording:
        recording.describe("inproc:there", lambda: pytest.fail("asked"))
        recording.record(EVENT)
    assert recording.done == {}


def test_an_interrupted_run_has_no_end_and_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite"
    recording = Recording(path)
    recording.record(EVENT)
    recording.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
    with Store.open(path) as store:
        assert store.run().ended is None
    with Recording(path, resume=True) as again:
        assert (again.run, again.done) == (recording.run, {("inproc:there", "a case"): False})
        assert again.failed_before == 0
        again.record(replace(EVENT, outcome=Outcome(Verdict.WRONG, Stage.COMPARE)))
    with Recording(path, resume=True) as again:
        assert again.failed_before == 1
        with Store.open(path) as store:
            assert store.run().ended is None
    with Store.open(path) as store:
        assert store.run().ended is not None


def test_whoever_adds_to_a_run_does_not_end_it(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite"
    with Recording(path) as recording:
        with Recording(path, run=recording.run) as helper:
            helper.record(EVENT)
        with Store.open(path) as store:
            assert store.run().ended is None
            assert len(store.runs()) == 1


def test_there_must_be_something_to_go_on_with(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="--resume needs --results FILE"):
        Recording(None, resume=True)
    Store.open(tmp_path / "empty.sqlite").close()
    with pytest.raises(UsageError, match=r"no run of nnconform to resume; leave --resume out"):
        Recording(tmp_path / "empty.sqlite", resume=True)
