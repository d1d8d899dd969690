"""Tests of clusters on the failures of drivers: as many as there are bugs, and no other operation is at fault."""

from __future__ import annotations

from contextlib import closing

import pytest

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.pytest_plugin.evidence import evidence
from nnconform.harness.results.clusters import clusters
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.tests.whole_repo.tree import ROOT
from nnconform.reports.tests.bugs import BUGS

ADDRESS = "inproc:nnconform.reports.tests.bugs?in="
FILES = ("transpose", "softmax", "activation", "arithmetic", "elementwise")


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    every = [case for name in FILES for case in read_spec(ROOT / f"generated_tests/specs/{name}.mod.py")]
    # Of the variations the plain one, and the one with an ADD before each input.
    return [case for case in every if case.name.endswith(("_float32", "_float32_all_inputs_as_internal"))]


def events_of(address: str, cases: list[Case]) -> list[Event]:
    events = []
    with closing(Session(address)) as session:
        for case in cases:
            outcome = run_case(session, case)
            if outcome.failed:
                details = {**outcome.details, **evidence(case, case.source)}
                outcome = Outcome(outcome.verdict, outcome.stage, outcome.message, details)
            events.append(Event.of_case(Kind.CASE, case.name, address, outcome, case))
    return events


@pytest.mark.parametrize("names", [("TRANSPOSE", "SOFTMAX"), tuple(BUGS), ()])
def test_as_many_clusters_as_bugs(names: tuple[str, ...], cases: list[Case]) -> None:
    address = ADDRESS + "+".join(names) if names else "inproc:nnconform.reference_driver"
    events = events_of(address, cases)
    found = clusters(events)
    assert sorted(each.culprit.name for each in found) == sorted(names)
    assert sum(each.count for each in found) == sum(event.failed for event in events)
    assert all(each.example.outcome.details["case"] for each in found)
