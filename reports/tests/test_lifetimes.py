"""Test of lifetime variations, which put an ADD before inputs: the page counts them for the tested operation."""

from __future__ import annotations

from pathlib import Path

from nnconform.harness.results.culprits import culprits
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.tests.whole_repo.tree import ROOT
from nnconform.reports.selection import select
from nnconform.reports.views.matrix import matrix


def test_a_failing_life_time_variation_of_prelu_paints_prelu_and_not_add(tmp_path: Path) -> None:
    path = tmp_path / "r.sqlite"
    cases = list(read_spec(ROOT / "generated_tests/specs/prelu.mod.py"))
    varied = [case for case in cases if len(case.model.main.operations) > 1]
    assert varied
    with Store.open(path) as store:
        run = store.begin_run("pytest", 0, versions={}, machine="")
        for case in cases:
            verdict = Verdict.WRONG if case in varied else Verdict.PASSED
            store.record(run, Event.of_case(Kind.CASE, case.name, "a", Outcome(verdict, Stage.COMPARE), case))
    events = select(path).events
    (row,) = matrix(events, culprits(events)).rows
    assert row.operation == "PRELU"
    assert {cell.state for cell in row.cells if cell} == {"failed"}
