"""Tests of the runner: how parts end, budgets, interrupts and resuming, with small programs as the parts."""

from __future__ import annotations

import time
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from nnconform.harness.campaigns.run import part_process, runner
from nnconform.harness.campaigns.run.counts import Found
from nnconform.harness.campaigns.run.journal import Journal, PartRecord, State
from nnconform.harness.campaigns.run.parts import RunPart, RunPlan
from nnconform.harness.campaigns.run.runner import PartsRunner, closed_drivers
from nnconform.harness.driver.interface import DeviceInfo
from nnconform.harness.model.errors import UsageError
from nnconform.reference_driver.device import ReferenceDevice

DRIVER = "inproc:reference_driver"
PROGRAM = "nnconform.harness.campaigns.run.tests.small_part"


def part(name: str, what: str, **more) -> RunPart:
    return RunPart(name, DRIVER, PROGRAM, (what, "--seed", "0"), **more)


class Mute(ReferenceDevice):
    """A driver that opens, and cannot say what it is."""

    def info(self) -> DeviceInfo:
        raise TypeError("no such dataclass")


class Trial:
    """Runs of the same parts with the same folder."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self._monkeypatch = folder, monkeypatch
        self.lines: list[str] = []
        self.records: list[PartRecord] = []

    def run(self, parts: list[RunPart], turns=(), *, resume: bool = False, line=None, **options) -> list[PartRecord]:
        self._monkeypatch.setattr(runner, "parts_of", lambda *_: iter(parts))
        self._monkeypatch.setattr(runner, "turns_of", lambda *_: list(turns))
        plan = RunPlan((DRIVER,), **options)
        self.lines, self.records = [], []
        with (
            Journal(plan, self.folder, resume=resume) as journal,
            closing(
                PartsRunner(plan, self.folder, journal, line or self.lines.append, resume=resume).records()
            ) as records,
        ):
            self.records.extend(records)
        return self.records

    def states(self) -> dict[str, State]:
        return {record.name: record.state for record in self.records}


@pytest.fixture
def trial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Trial:
    return Trial(tmp_path / "run", monkeypatch)


ENDS = {
    "0": (State.PASSED, ""),
    "1": (State.FAILED, ""),
    "2": (State.REFUSED, "exit status 2; the log has the reason"),
    "7": (State.DIED, "broke down with exit status 7"),
    "130": (State.DIED, "interrupted, but not by this run (exit status 130)"),
    "killed": (State.DIED, "killed by SIGKILL"),
}


def test_a_part_that_breaks_down_is_told_and_the_others_run(trial: Trial) -> None:
    trial.run([part(what, what) for what in ENDS])
    assert {record.name: (record.state, record.note) for record in trial.records} == ENDS
    assert [line for line in trial.lines if line.startswith("arguments")] == [
        f"arguments: {what} --seed 0" for what in ENDS
    ]


def test_what_cannot_be_collected_is_not_called_an_interrupt_alone(trial: Trial, tmp_path: Path) -> None:
    broken = tmp_path / "test_broken.py"
    broken.write_text("raise OSError\n")
    trial.run(
        [RunPart("broken", DRIVER, "pytest", (str(broken), "--rootdir", str(tmp_path), "-p", "no:cacheprovider"))]
    )
    (record,) = trial.records
    assert record.state is State.DIED
    assert record.note.startswith("its cases could not be collected, or it was interrupted")


def test_a_driver_that_cannot_say_what_it_is_runs_no_part() -> None:
    address = f"service:inproc:nnconform.{__name__}:Mute"
    assert closed_drivers(RunPlan((DRIVER,))) == {}
    (outcome,) = closed_drivers(RunPlan((address,))).values()
    assert outcome.message == "driver raised TypeError in info: no such dataclass"


def test_the_first_failure_ends_the_run_if_asked(trial: Trial) -> None:
    trial.run([part("one", "1"), part("two", "0")], exit_first=True)
    assert trial.states() == {"one": State.FAILED}


def test_parts_side_by_side_print_in_one_piece(trial: Trial) -> None:
    trial.run([part("a", "0"), part("b", "1"), part("c", "0", left_out="no package")], jobs=2)
    assert trial.states() == {"a": State.PASSED, "b": State.FAILED, "c": State.LEFT_OUT}
    # As their output is kept until they end, each is named when it begins.
    assert [line.split()[0] for line in trial.lines] == ["$", "$", "arguments:", "arguments:"]


def begun(parts: list[RunPart], jobs: int) -> list[str]:
    """Return the names of the parts that begin at the start, in order."""
    left, running = list(parts), list[RunPart]()
    while (each := runner._next(left, [part.processes for part in running], jobs)) is not None:
        left.remove(each)
        running.append(each)
    return [part.name for part in running]


def test_parts_run_side_by_side_as_far_as_there_are_processes(trial: Trial) -> None:
    long, short, waits, measured = (
        part(name, "0", processes=number) for name, number in (("long", 1), ("short", 1), ("waits", 0), ("measured", 2))
    )
    assert begun([long, short, measured, waits], 2) == ["long", "short", "waits"], "one that waits needs no process"
    assert begun([measured, long, short, waits], 2) == ["measured"], "nothing beside one that takes all"
    assert begun([waits, measured], 2) == ["waits"], "one that takes all is beside nothing"
    assert begun([measured, long, short], 1) == ["measured"], "more than there are: it runs all the same"
    assert begun([long, measured, short], 2) == ["long", "short"], "the next that there are processes for"
    assert begun([long, short], 1) == ["long"]


def interrupts(trial: Trial, text: str):
    """Return a receiver of lines that interrupts this thread's wait when it gets the line ``text``."""
    seen = []

    def line(got: str) -> None:
        trial.lines.append(got)
        if got == text:
            seen.append(got)

    wait = runner._wait_for_one

    def waiting(running, stop):
        while not seen:
            time.sleep(0.01)
        del seen[:]
        trial._monkeypatch.setattr(runner, "_wait_for_one", wait)
        raise KeyboardInterrupt

    trial._monkeypatch.setattr(runner, "_wait_for_one", waiting)
    return line


def test_an_interrupt_is_passed_on_and_the_run_can_be_resumed(trial: Trial) -> None:
    parts = [part("first", "0"), part("second", "waits"), part("third", "0")]
    with pytest.raises(KeyboardInterrupt):
        trial.run([parts[1], parts[0]], line=interrupts(trial, "waiting"))
    assert trial.states() == {"second": State.INTERRUPTED}
    assert trial.lines[-1] == "told to end"
    trial.run([parts[0], part("second", "0"), parts[2]], resume=True)
    assert trial.states() == {"first": State.PASSED, "second": State.PASSED, "third": State.PASSED}
    trial.run([part("first", "1"), part("second", "1"), part("third", "1")], resume=True)
    assert set(trial.states().values()) == {State.PASSED}, "what is finished is not run again"
    assert trial.lines == []


def test_a_part_that_heeds_no_interrupt_is_killed(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(part_process, "PATIENCE", 0.1)
    with pytest.raises(KeyboardInterrupt):
        trial.run([part("one", "deaf")], line=interrupts(trial, "deaf"))
    assert trial.states() == {"one": State.INTERRUPTED}


def test_an_interrupt_in_the_first_moments_of_an_interpreter(trial: Trial) -> None:
    with pytest.raises(KeyboardInterrupt):
        trial.run([part("one", "starts")], line=interrupts(trial, "starting"))
    assert trial.states() == {"one": State.INTERRUPTED}, "it exits with 1, but has failed nothing"


def test_a_budget_stops_what_does_not_end(trial: Trial) -> None:
    trial.run([part("long", "waits"), part("late", "0")], budget=0.5)
    assert trial.states() == {"long": State.STOPPED, "late": State.STOPPED}
    assert [record.note for record in trial.records] == [
        "the budget was over before its end",
        "not begun: the budget was over",
    ]


def test_turns_go_to_what_finds_most(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "_TOO_SHORT", 0.0)
    clock = [0.0]
    monkeypatch.setattr(runner, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    begun: list[tuple[str, str, int]] = []

    def run_together(self: PartsRunner, parts, stop):
        for each in parts:
            begun.append((each.name, each.words[-1], int(each.words[each.words.index("--seed") + 1])))
            clock[0] += 10.0
            yield self.journal.record(each, State.FAILED, 10.0)

    # `rich` finds a kind of failure in each of its first three turns, the others nothing.
    finds = iter(range(3))
    monkeypatch.setattr(
        runner,
        "count",
        lambda store, command: Found(kinds=frozenset([(str(next(finds, 0)),)]) if "rich" in command else frozenset()),
    )
    monkeypatch.setattr(PartsRunner, "_run_together", run_together)
    turns = [RunPart(name, DRIVER, PROGRAM, (name, "--seed", "5"), endless=True) for name in ("poor", "rich", "none")]
    trial.run([], turns, budget=100.0, seed=5)
    names = [name for name, _, _ in begun]
    assert set(names[:3]) == {"poor", "rich", "none"}, "each has one turn first"
    assert names[3:5] == ["rich", "rich"]
    assert names.count("rich") > names.count("poor") >= 2, "what found nothing comes again too"
    assert len(begun) == 10
    assert [seed for name, _, seed in begun if name == "rich"] == [*range(5, 5 + names.count("rich"))]
    assert {text for _, text, _ in begun} == {"10s"}


def test_a_folder_that_holds_a_run(trial: Trial) -> None:
    trial.run([part("one", "0")])
    with pytest.raises(UsageError, match="holds a run; continue it with --resume, or name another folder"):
        trial.run([part("one", "0")])
    with pytest.raises(UsageError, match="the run to resume differs: seed was '0', is '3'"):
        trial.run([part("one", "0")], resume=True, seed=3)
    (trial.folder / "run.json").write_text("[")
    with pytest.raises(UsageError, match="not the journal of a run"):
        trial.run([part("one", "0")], resume=True)


def test_no_two_runs_work_in_one_folder(trial: Trial) -> None:
    with Journal(RunPlan((DRIVER,)), trial.folder), pytest.raises(UsageError, match="run: another run works in it"):
        trial.run([part("one", "0")], resume=True)
    trial.run([part("one", "0")], resume=True)
    assert trial.states() == {"one": State.PASSED}


def test_no_run_to_resume(trial: Trial) -> None:
    with pytest.raises(UsageError, match="no run to resume"):
        trial.run([part("one", "0")], resume=True)
    assert not trial.folder.exists()
