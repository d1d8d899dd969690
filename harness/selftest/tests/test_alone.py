"""Drivers that support one operation alone fail no check, and a check that asks too much is found by them."""

from __future__ import annotations

import pytest

from nnconform.harness.conformance.check import all_checks, find_checks
from nnconform.harness.conformance.support import sequences
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.selftest.alone import alarms, operations

# Checks that try hundreds of mutants, calls or threads; ``nnconform alone`` runs them too.
SLOW = frozenset({"mutation", "concurrency", "asynchronous", "coupling"})
# Those that do with one model after another the same hundreds of times: on one of these drivers.
LONG = frozenset({"alive", "free_results", "lives", "sequences", "tables"})


# The operation of most models of the checks in areas with a second model or client; then all areas with an operation
# of few models, one of control flow, and one of none.
@pytest.mark.parametrize(
    ("name", "area"),
    [
        ("ADD", "isolation"),
        ("ADD", "deadlines"),
        ("ADD", "overlap"),
        ("ADD", "priorities"),
        ("ADD", "support"),
        *(pytest.param(name, "", marks=pytest.mark.nightly) for name in ("MUL", "WHILE", "RELU")),
    ],
)
def test_no_check_fails(name, area, monkeypatch):
    # A fifth of those of a run.
    monkeypatch.setattr(sequences, "SEQUENCES", 6)
    left_out = SLOW if area or name == "MUL" else SLOW | LONG
    checks = [each for each in all_checks() if area in each.area and each.area not in left_out]
    failures = alarms(OperationType[name], checks, "inproc:reference_driver?only={}")
    assert {trial: outcome.message for trial, outcome in failures.items()} == {}


def test_a_failure_is_an_alarm():
    address = "inproc:reference_driver.faulty?fault=support.none_claimed&only={}"
    assert set(alarms(OperationType.ADD, find_checks("support.says_of"), address)) == {
        "support.says_of_something_that_it_supports_it"
    }


def test_operations():
    assert len(operations()) == 102
    assert operations("max_pool") == [OperationType.MAX_POOL_2D]
    with pytest.raises(UsageError, match="no operation"):
        operations("nothing")
