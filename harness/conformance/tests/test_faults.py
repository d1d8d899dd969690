"""Each driver with a fault of behaviour fails the checks that must catch it, and none of a sample of others.

``nnconform faults --near`` runs all other checks of the areas concerned, ``nnconform faults`` all checks.
"""

from __future__ import annotations

import random

import pytest

from nnconform.harness.conformance.check import Check, all_checks
from nnconform.harness.selftest.faults import FaultyDriver, faulty_drivers

# Checks beside those that must catch a fault, drawn by its name.
OTHERS = 4


def checks_to_run(fault: FaultyDriver) -> list[Check]:
    """Return the checks that must catch the fault, and a few others of its areas."""
    near = fault.near(all_checks())
    others = [each for each in near if each.name not in fault.caught_by]
    some = random.Random(fault.name).sample(others, min(OTHERS, len(others)))
    return [each for each in near if each.name in fault.caught_by or each in some]


@pytest.mark.parametrize("fault", faulty_drivers(), ids=lambda fault: fault.name)
def test_caught_by_the_right_checks(fault: FaultyDriver) -> None:
    known = {each.name for each in all_checks()}
    assert fault.caught_by, "a fault that no check finds is a gap in the checks"
    assert fault.caught_by | fault.caught_when_busy_by <= known
    failures = fault.failures(checks_to_run(fault))
    for name in fault.caught_when_busy_by:
        failures.pop(name, None)
    assert {name: outcome.message for name, outcome in failures.items() if name not in fault.caught_by} == {}
    assert set(failures) == fault.caught_by


def test_every_check_catches_a_fault() -> None:
    caught_by = {name for fault in faulty_drivers() for name in fault.caught_by}
    assert {each.name for each in all_checks()} - caught_by == set(), "a check that no fault fails proves nothing"
