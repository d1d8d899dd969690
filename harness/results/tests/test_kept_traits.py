"""Tests of the traits that the store keeps of cases."""

from __future__ import annotations

from pathlib import Path

from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.kept_traits import TRAITS, text_of, traits_of_event, without_traits
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict


def event(case: str, verdict: Verdict, operation: str = "ADD", details: dict[str, str] | None = None) -> Event:
    outcome = Outcome(verdict, Stage.COMPARE, "", details or {})
    return Event(Kind.CASE, case, "a", outcome, operations=(operation,))


def test_traits_are_read_as_they_were_written() -> None:
    traits: dict[str, str | float] = {
        "the rank of `input` =": 4,
        "the scale of `input` =": 0.5,
        "`filter` is": "a constant",
    }
    kept = event("c", Verdict.PASSED, details={TRAITS: text_of(traits), "stderr": "hm"})
    assert traits_of_event(kept) == traits
    assert without_traits(kept.outcome.details) == {"stderr": "hm"}


def test_none_and_nonsense_are_no_traits() -> None:
    assert traits_of_event(event("c", Verdict.PASSED)) == {}
    assert traits_of_event(event("c", Verdict.PASSED, details={TRAITS: "[1, 2"})) == {}


def test_details_are_added_to_the_last_verdict_of_a_case(tmp_path: Path) -> None:
    with Store.open(tmp_path / "s.sqlite") as store:
        run = store.begin_run("pytest", 0, versions={}, machine="")
        store.record(run, event("c", Verdict.WRONG, details={"stderr": "hm"}))
        store.record(run, event("c", Verdict.PASSED, details={"stderr": "ok"}))
        store.add_details(run, [("a", "c", {TRAITS: "{}"}), ("b", "c", {TRAITS: "{}"}), ("a", "d", {})])
        (kept,) = store.verdicts(run)
        assert kept.outcome.verdict is Verdict.PASSED
        assert kept.outcome.details == {"stderr": "ok", TRAITS: "{}"}


def test_the_operations_that_failed(tmp_path: Path) -> None:
    with Store.open(tmp_path / "s.sqlite") as store:
        run = store.begin_run("pytest", 0, versions={}, machine="")
        store.record(run, event("c", Verdict.WRONG))
        store.record(run, event("d", Verdict.PASSED, "MUL"))
        store.record(run, event("e", Verdict.NOT_RUN, "SUB"))
        store.record(run, event("f", Verdict.HUNG, "DIV"))
        assert store.failing_operations(run) == {("a", "ADD"), ("a", "DIV")}
