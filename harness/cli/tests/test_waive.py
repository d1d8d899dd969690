"""Tests of ``nnconform waive``: what it writes is what ``--expect`` reads, and covers no other failure."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from nnconform.harness.cli.commands.waive import command
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.expectations import TODAY_VARIABLE, Expectations, NamedCase
from nnconform.harness.results.recording import Recording
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

DRIVER = "inproc:x?fault=a.b"
OWNED = ("--owner", "o\x7f", "--reason", 'say "why"\\')


def one(case: str, verdict: Verdict = Verdict.WRONG, operation: str = "ADD", driver: str = DRIVER) -> Event:
    return Event(Kind.CASE, case, driver, Outcome(verdict, Stage.COMPARE), operations=(operation,))


def stored(path: Path, *runs: list[Event]) -> Path:
    with Store.open(path) as store:
        for events in runs:
            run = store.begin_run("nnconform x", 0, versions={}, machine="", parameters={"command": "x", "driver": "d"})
            for event in events:
                store.record(run, event)
    return path


def call(*words: object) -> Result:
    return CliRunner().invoke(command, [str(each) for each in words])


def uncovered(store: Path, known: Path) -> list[str]:
    with Store.open(store) as opened, Recording(None, expectations=Expectations.read([known])) as recording:
        return [event.case for event in opened.verdicts(opened.run().id) if recording.record(event).failed]


EVENTS = [
    one("add.mod.py::add[*]"),
    one("mul_1", operation="MUL"),
    one("mul_2", Verdict.CRASHED, operation="MUL"),
    one("good", Verdict.PASSED),
    one("mul_1", operation="MUL", driver="other"),
]


def test_all_failures(tmp_path: Path) -> None:
    store, known = stored(tmp_path / "r", EVENTS), tmp_path / "known.toml"
    done = call(store, "--all", *OWNED, "--bug", "b/1", "--version", "1.*", "--expires", "2999-01-01", "-o", known)
    assert done.output == f"wrote {known}: 4 entries for 4 failures; 0 were expected already\n"
    entry = Expectations.read([known]).find(NamedCase(DRIVER, "add[*]", "1.2"))
    assert entry
    assert (entry.owner, entry.reason, entry.bug, entry.versions) == ("o\x7f", 'say "why"\\', "b/1", ("1.*",))
    assert not Expectations.read([known]).find(NamedCase(DRIVER, "add*", "1.2"))
    assert not Expectations.read([known]).find(NamedCase("inproc:xxfault=a.b", "add[*]", "1.2"))


def test_a_second_waiver_adds_what_is_not_expected_yet(tmp_path: Path) -> None:
    store, known = stored(tmp_path / "r", EVENTS), tmp_path / "known.toml"
    call(store, "--cluster", "MUL", "--on", "inproc:*", *OWNED, "-o", known)
    assert uncovered(store, known) == ["add.mod.py::add[*]", "mul_1"]
    done = call(store, "--case", "mul_?", "--case", "add*", *OWNED, "-o", known)
    assert done.output == f"wrote {known}: 2 entries for 2 failures; 2 were expected already\n"
    assert uncovered(store, known) == []
    before = known.read_bytes()
    assert "0 entries for 0 failures; 4 were" in call(store, "--all", *OWNED, "-o", known).output
    assert known.read_bytes() == before


def test_printed(tmp_path: Path) -> None:
    store = stored(tmp_path / "r", EVENTS)
    done = call(store, "--case", "mul_2", *OWNED)
    assert done.output.splitlines()[:3] == ["# MUL", "[[expect]]", f'driver = "{DRIVER.replace("?", "[?]")}"']
    assert sorted(call(store, "--list").output.splitlines()) == [
        "ADD: 1 (wrong, such as add.mod.py::add[*])",
        "MUL: 3 (crashed, such as mul_2)",
    ]


def test_a_case_that_fails_now_and_then(tmp_path: Path) -> None:
    passing = [one("x", Verdict.PASSED), one("y")]
    store = stored(tmp_path / "r", [one("x"), one("y")], passing, passing, [one("x"), one("y")])
    text = call(store, "--all", *OWNED).output
    assert text.count("flake_rate = 0.5\n") == 1
    assert text.count("[[expect]]") == 2
    # A failure that the last run has mended needs no waiver.
    mended = stored(tmp_path / "mended", [one("x")], [one("x", Verdict.PASSED)])
    assert "no such failure" in str(call(mended, "--all", *OWNED).exception)
    assert "flake_rate = 0.5" in call(mended, "--all", "--run", 1, *OWNED).output


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ((*OWNED,), "in one way: --case PATTERN, --cluster NAME or --all"),
        (("--all", "--case", "x", *OWNED), "in one way"),
        (("--all", "--owner", "o"), "a waiver needs --reason"),
        (("--all", "--owner", " ", "--reason", "r"), "a waiver needs --owner"),
        (("--case", "none", *OWNED), "no such failure; nnconform waive"),
        (("--cluster", "SUB", *OWNED), "--cluster 'SUB': there is MUL, ADD"),
        (("--all", "--run", "9", *OWNED), "has no run 9"),
        (("--all", *OWNED, "-o", "/proc/none/x"), "/proc/none: cannot be written to"),
    ],
)
def test_what_cannot_be_waived(words: tuple[str, ...], problem: str, tmp_path: Path) -> None:
    assert problem in str(call(stored(tmp_path / "r", EVENTS), *words).exception)


@pytest.mark.parametrize(("date", "problem"), [("2027-13-01", "wanted a date"), ("2027-01-01", "is past")])
def test_bad_dates(date: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TODAY_VARIABLE, "2027-01-02")
    done = call(stored(tmp_path / "r", EVENTS), "--all", *OWNED, "--expires", date)
    assert (done.exit_code, problem in done.output) == (2, True)


def test_what_is_drawn_counts_for_its_seed_alone(tmp_path: Path) -> None:
    drawn = {"graph_1_3": Kind.GRAPH, "PAD_default_size_2": Kind.EXTREME, "mutate/x/y/1": Kind.MUTANT}
    lasting = {"pad_1": Kind.CASE, "random-graphs/5/3/10": Kind.GRAPH}
    store, known = tmp_path / "r", tmp_path / "known.toml"
    with Store.open(store) as opened:
        for seed, verdict in ((5, Verdict.WRONG), (7, Verdict.PASSED)):
            run = opened.begin_run("x", seed, versions={}, machine="", parameters={"seed": seed})
            for name, kind in drawn.items():
                opened.record(run, replace(one(name, verdict), kind=kind))
        for name, kind in lasting.items():
            opened.record(run, replace(one(name), kind=kind))
    call(store, "--all", *OWNED, "-o", known)
    assert "flake_rate" not in known.read_text()
    entries = Expectations.read([known])
    for name in drawn | lasting:
        covered = {seed for seed in (4, 5, 7) if entries.find(NamedCase(DRIVER, name, seed=seed))}
        assert covered == ({5} if name in drawn else {4, 5, 7}), name
    assert uncovered(store, known) == []


def test_a_broken_file_stays(tmp_path: Path) -> None:
    store, known = stored(tmp_path / "r", EVENTS), tmp_path / "known.toml"
    known.write_text("[[expect]\n")
    assert str(known) in str(call(store, "--all", *OWNED, "-o", known).exception)
    assert known.read_text() == "[[expect]\n"
    assert {path.name for path in tmp_path.iterdir()} >= {"known.toml"}
