"""Each driver that fails only under load is detected by the stress tests that must detect it, and not by the survey."""

from __future__ import annotations

from pathlib import Path

import pytest

import nnconform.harness
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.stress import run as stress_run
from nnconform.harness.stress.outcome import Ending
from nnconform.harness.stress.processes import Clients
from nnconform.harness.stress.tests.stress_faults import (
    ending_of,
    faults,
    kind,
    load_tests,
    run_on_fault,
    sample,
    table,
    table_of_one_test,
)


@pytest.fixture(autouse=True)
def fewer_clients_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A driver that keeps something of each client that dies does so with half of those of a run."""
    monkeypatch.setattr(stress_run, "LEAST_KILLED", stress_run.LEAST_KILLED // 2)


# All others: python -m nnconform.harness.stress.tests.stress_faults.
@pytest.mark.sampled(one_in=12)
@pytest.mark.parametrize(("fault", "name"), sample())
def test_the_tests_that_should_see_a_fault_do(clients: Clients, fault: str, name: str) -> None:
    wanted, _, leaked = faults()[fault][2][name].partition(" leaked ")
    report = run_on_fault(clients, fault, name)
    assert ending_of(report) == (f"{wanted} leaked" if leaked else wanted), report
    assert leaked in report.message
    # The fault needs load: the survey, which is client 0, must find the driver right.
    assert "client 0 " not in report.message
    if report.ending is Ending.HANG:
        assert "Thread 0x" in report.details["stack"]
        assert "thread" in report.details["client stack"]
        assert report.last_step
        assert report.verdict is Verdict.HUNG
    if report.ending is Ending.CRASH:
        assert "most recent call first" in report.details["stderr"]
        assert "client" in report.details["steps"]


def test_each_test_of_load_sees_a_fault_of_each_kind() -> None:
    seen = {(name, kind(ending)) for _, _, tests in faults().values() for name, ending in tests.items()}
    kinds = ("FAILURE wrong", "FAILURE error", "FAILURE leaked", "HANG", "CRASH")
    assert {(name, each) for name in load_tests() for each in kinds} <= seen


@pytest.mark.parametrize("wanted", [table(), table_of_one_test()], ids=["load", "one test"])
def test_the_tables_in_the_document(wanted: str) -> None:
    document = Path(nnconform.harness.__file__).parent / "docs" / "stress.md"
    assert wanted in document.read_text(encoding="utf-8"), f"{document} wants this table:\n{wanted}"
