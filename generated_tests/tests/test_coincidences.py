"""Tests of cases in which two things come together: they catch the fault that shows there."""

from __future__ import annotations

import pytest

from nnconform.generated_tests.tests.specs import cases
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.driver.fault import faults_of
from nnconform.harness.execution.session import Session
from nnconform.harness.results.verdict import Verdict

FAULTY = "nnconform.reference_driver.faulty"
# By fault: the spec, and what the names of the cases have that catch it.
CASES = {
    "equal_extents_turned_back": ("transpose", "cube_last"),
    "images_added_as_copies": ("pad", "images_alone"),
    "infinity_is_the_least": ("maximum_minimum", "MAXIMUM_infinities"),
    "means_of_256": ("mean", "many"),
    "one_meets_four_at_most": ("arithmetic", "_many"),
    "scales_far_apart": ("arithmetic", "scales_far_apart"),
    "scales_of_tail": ("conv_2d", "scales_of_eleven"),
    "sums_of_24_bits": ("fully_connected", "large_sums"),
}


def test_each_fault_has_its_cases() -> None:
    assert {each.name.partition(".")[2] for each in faults_of(FAULTY, "coincidences")} == set(CASES)


@pytest.mark.parametrize("name", CASES)
def test_cases_catch_their_fault_and_pass_without(name: str) -> None:
    family, part = CASES[name]
    chosen = [each for each in cases(family) if part in each.name]
    assert chosen
    verdicts = {}
    for address in ("inproc:reference_driver", f"inproc:reference_driver.faulty?fault=coincidences.{name}"):
        session = Session(address)
        verdicts[address] = {run_case(session, case).verdict for case in chosen}
        session.close()
    right, wrong = verdicts.values()
    assert right == {Verdict.PASSED}
    assert Verdict.WRONG in wrong
