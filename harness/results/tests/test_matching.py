"""Tests of which entries are about a case: versions, expiry, flake rates, and entries about nothing."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.results.events import Event, Kind, Run
from nnconform.harness.results.expectations import TODAY_VARIABLE, Expectations, NamedCase
from nnconform.harness.results.matching import stale_entries, used_entries
from nnconform.harness.results.processor import PROCESSOR_VARIABLE
from nnconform.harness.results.recording import Recording
from nnconform.harness.results.verdict import KIND, Outcome, Stage, Verdict
from nnconform.harness.results.waiving import not_covered

DAY = datetime.date(2027, 1, 31)
NEXT = datetime.date(2027, 2, 1)
ENTRY = '[[expect]]\ndriver = "a*"\ncases = ["{case}"]\nverdict = "wrong"\nreason = "{case} is known"\n{rest}\n'


def entries(tmp_path: Path, *entries: tuple[str, str], today: datetime.date = DAY) -> Expectations:
    path = tmp_path / "known.toml"
    path.write_text("".join(ENTRY.format(case=case, rest=rest) for case, rest in entries))
    return Expectations.read([path], today)


def failed(case: str, verdict: Verdict = Verdict.WRONG) -> Event:
    return Event(Kind.CASE, case, "a1", Outcome(verdict, Stage.COMPARE))


def applied(
    tmp_path: Path, expectations: Expectations, *events: Event, version: str = "", seed: int = 0
) -> dict[str, str]:
    """Return the reasons why failures are expected: the same in a store that another process wrote to, and in none."""
    described = {"version": version} if version else {}
    with (
        Recording(tmp_path / "r", seed, expectations=expectations) as stored,
        Recording(None, seed, expectations=expectations) as own,
    ):
        assert stored.store
        stored.store.describe_driver(stored.run, "a1", described)
        own.describe("a1", lambda: described)
        found = {event.case: stored.record(event).expected for event in events}
        assert {event.case: own.record(event).expected for event in events} == found
        assert {event.case: event.expected for event in stored.store.verdicts(stored.run)} == found
    return found


def test_an_entry_counts_until_its_last_day(tmp_path: Path) -> None:
    entry = ("x", "expires = 2027-01-31\nowner = 'o'")
    assert applied(tmp_path, entries(tmp_path, entry), failed("f::x")) == {"f::x": "x is known"}
    late = entries(tmp_path, entry, today=NEXT)
    assert late.find(NamedCase("a1", "x")) is None
    assert applied(tmp_path, late, failed("f::x")) == {"f::x": ""}
    (line,) = stale_entries(late, tmp_path / "none", ["a1"], complete=False)
    assert "known.toml: entry 1 expired on 2027-01-31: x is known; mend the driver, or let o set" in line
    assert stale_entries(late, tmp_path / "none", ["b"], complete=False) == []


@pytest.mark.parametrize(("types", "expected"), [(("TENSOR_INT32",), "x is known"), (("TENSOR_BOOL8",), ""), ((), "")])
def test_an_entry_about_types(tmp_path: Path, types: tuple[str, ...], expected: str) -> None:
    known = entries(tmp_path, ("x", 'types = ["TENSOR_I*"]'))
    event = replace(failed("f::x"), operand_types=types)
    assert applied(tmp_path, known, event) == {"f::x": expected}
    run = Run(1, 0.0, None, "pytest", 0, {}, {}, "", {})
    assert bool(used_entries(known, run, [event])) is bool(expected)


@pytest.mark.parametrize(("version", "expected"), [("1.2.0", "x is known"), ("1.3", ""), ("", "")])
def test_an_entry_about_versions_of_the_driver(tmp_path: Path, version: str, expected: str) -> None:
    found = entries(tmp_path, ("x", 'versions = ["1.2.*"]'))
    assert applied(tmp_path, found, failed("x"), version=version) == {"x": expected}
    about_nothing = entries(tmp_path, ("y", 'versions = ["1.2.*"]'))
    assert bool(stale_entries(about_nothing, tmp_path / "r", ["a1"], complete=True)) == bool(expected)


@pytest.mark.parametrize(("flags", "expected"), [("avx2", "x is known"), ("avx2 avx_vnni", "")])
def test_an_entry_about_a_processor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flags: str, expected: str) -> None:
    monkeypatch.setenv(PROCESSOR_VARIABLE, flags)
    known = entries(tmp_path, ("x", 'processor = ["!*vnni"]'))
    assert applied(tmp_path, known, failed("x")) == {"x": expected}
    about_nothing = entries(tmp_path, ("y", 'processor = ["!*vnni"]'))
    assert bool(stale_entries(about_nothing, tmp_path / "r", ["a1"], complete=True)) is bool(expected)


@pytest.mark.parametrize(("seed", "expected"), [(0, "x is known"), (4, "x is known"), (3, "")])
def test_an_entry_about_the_runs_of_some_seeds(tmp_path: Path, seed: int, expected: str) -> None:
    known = entries(tmp_path, ("x", "seeds = [0, 4]"))
    assert applied(tmp_path, known, failed("x"), seed=seed) == {"x": expected}
    run = Run(1, 0.0, None, "pytest", seed, {}, {}, "", {})
    assert bool(used_entries(known, run, [failed("x")])) is bool(expected)
    assert bool(not_covered(known, run, [failed("x")])) is not bool(expected)
    about_nothing = entries(tmp_path, ("y", "seeds = [0, 4]"))
    assert bool(stale_entries(about_nothing, tmp_path / "r", ["a1"], complete=True)) is bool(expected)


@pytest.mark.parametrize(("kind", "expected"), [("LSTM", "x is known"), ("LSTM, ADD", ""), ("ADD", ""), ("", "")])
def test_an_entry_about_what_a_graph_fails_for(tmp_path: Path, kind: str, expected: str) -> None:
    known = entries(tmp_path, ("x", 'first_wrong = ["LSTM"]'))
    details = {KIND: f"wrong compare {kind}"} if kind else {}
    event = Event(Kind.GRAPH, "x", "a1", Outcome(Verdict.WRONG, Stage.COMPARE, details=details), operations=("LSTM",))
    assert applied(tmp_path, known, event) == {"x": expected}
    # A run may have no such failure.
    assert not stale_entries(known, tmp_path / "r", ["a1"], complete=True)


def test_what_an_entry_does_not_cover_still_fails(tmp_path: Path) -> None:
    crash = failed("x", Verdict.CRASHED)
    assert applied(tmp_path, entries(tmp_path, ("x", ""), ("y", "")), crash, failed("xy")) == {"x": "", "xy": ""}


def test_an_entry_about_no_case_of_a_complete_run_is_stale(tmp_path: Path) -> None:
    known = entries(
        tmp_path,
        ("x", ""),
        ("gone", ""),
        ("graph_0_7", ""),
        ("random-graphs/0/7/9", ""),
        ("old", "expires = 2020-01-01"),
    )
    applied(tmp_path, known, failed("x"))
    complete = stale_entries(known, tmp_path / "r", ["a1"], complete=True)
    assert [line.rpartition("known.toml: ")[2] for line in complete] == [
        "entry 5 expired on 2020-01-01: old is known; mend the driver, or set another date",
        "entry 2: no case of the run is named 'gone': correct the pattern or delete it",
    ]
    assert len(stale_entries(known, tmp_path / "r", ["a1"], complete=False)) == 1


def test_a_case_with_a_flake_rate_may_pass(tmp_path: Path) -> None:
    known = entries(tmp_path, ("x", "flake_rate = 0.25\nbug = 'b/1'"), ("y", ""))
    flaky, steady = known.find(NamedCase("a1", "x")), known.find(NamedCase("a1", "y"))
    assert flaky
    assert steady
    passed = Outcome(Verdict.PASSED, Stage.COMPARE)
    assert (flaky.now_passes(passed), steady.now_passes(passed)) == (False, True)
    assert flaky.describe().endswith("entry 1, b/1)")


@pytest.mark.parametrize(
    "rest", ["seeds = ['0']", "flake_rate = 1", "flake_rate = 0", "expires = 'soon'", "versions = ['']", "owner = 3"]
)
def test_a_bad_entry_is_one_line(tmp_path: Path, rest: str) -> None:
    with pytest.raises(FormatError) as caught:
        entries(tmp_path, ("x", rest))
    assert str(caught.value).startswith(str(tmp_path / "known.toml"))
    assert "\n" not in str(caught.value)


def test_the_date_may_be_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entries(tmp_path, ("x", "expires = 2027-01-31"))
    for today, count in (("2027-01-31", 0), ("2027-02-01", 1)):
        monkeypatch.setenv(TODAY_VARIABLE, today)
        assert len(Expectations.read([tmp_path / "known.toml"]).expired(["a1"])) == count
    monkeypatch.setenv(TODAY_VARIABLE, "tomorrow")
    with pytest.raises(UsageError, match="NNCONFORM_TODAY='tomorrow': wanted a date such as"):
        Expectations()
