"""Right drivers that do what AOSP permits fail no check under ``vts``, and under other profiles those that forbid it.

Each behaviour alone, in the areas in which it shows; ``nnconform permitted`` runs all checks, on all of them together
too.
"""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from nnconform.harness.conformance.check import all_checks
from nnconform.harness.conformance.run_check import run_check
from nnconform.harness.conformance.tests.sampled import with_few_variants
from nnconform.harness.driver.permission import ALL
from nnconform.harness.execution.session import Session
from nnconform.harness.model.authority import Level, Profile
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.selftest.permitted import LenientDriver, lenient_drivers

DRIVERS = lenient_drivers()
SINGLE = [each for each in DRIVERS if each.single]
# Its checks wait for loops that end late.
SLOW = frozenset({"deadline_ignored"})
# The area that executes everything in every way; what shows in it shows in others too.
EVERYTHING = "matrix"
# Variants of each check that does not forbid the behaviour, drawn by its name.
VARIANTS = 1


@pytest.mark.sampled(one_in=8)
@pytest.mark.parametrize("driver", [each for each in SINGLE if each.name not in SLOW], ids=lambda driver: driver.name)
def test_is_judged_as_its_permission_says(driver: LenientDriver) -> None:
    forbidding = {name for each in driver.behaviours for name in each.permission.forbidden_by}
    choices = random.Random(driver.name)
    checks = [
        each if each.name in forbidding else with_few_variants(each, VARIANTS, choices)
        for each in driver.near(all_checks())
        if each.area != EVERYTHING
    ]
    trials = list(driver.trials(checks))
    assert trials, "a behaviour that shows in no check is no control"
    assert [mistake for profile in Profile for mistake in driver.mistakes(trials, profile)] == []


@pytest.mark.nightly(daily="test_is_judged_as_its_permission_says")
def test_the_one_with_all_has_no_failure_where_each_shows_most() -> None:
    (driver,) = (each for each in DRIVERS if each.name == ALL)
    names = {each.permission.forbidden_by[0] for each in driver.behaviours if each.permission.forbidden_by}
    checks = [each for each in all_checks() if each.name in names and each.area not in (EVERYTHING, "deadlines")]
    trials = list(driver.trials(checks))
    assert [mistake for profile in Profile for mistake in driver.mistakes(trials, profile)] == []


def test_who_ignores_deadlines_refuses_those_that_aidl_lets_nobody_give() -> None:
    (driver,) = lenient_drivers(pattern="deadline_ignored")
    checks = [each for each in all_checks() if each.name == "deadlines.refuses_negative_times"]
    trials = list(replace(driver, address=f"{driver.address}&hal=aidl4").trials(checks))
    assert [trial.name for trial in trials if trial.broken] == []
    assert sum(trial.outcome.verdict is Verdict.PASSED for trial in trials) >= 6


@pytest.mark.parametrize("profile", Profile)
def test_one_run_says_what_a_run_under_each_profile_does(profile: Profile) -> None:
    (driver,) = lenient_drivers(pattern="stays_initialised")
    checks = [each for each in all_checks() if each.name == "buffer_states.is_uninitialised_by_a_fence_that_fails"]
    (trial,) = driver.trials(checks)
    session = Session(driver.address, profile=profile)
    try:
        outcome, _ = run_check(session, checks[0], trial.name, checks[0].function)
    finally:
        session.close()
    assert outcome.failed == (trial.problem(profile) is not None)


@pytest.mark.parametrize("driver", SINGLE, ids=lambda driver: driver.name)
def test_says_who_permits_it_and_who_does_not(driver: LenientDriver) -> None:
    (behaviour,) = driver.behaviours
    permission = behaviour.permission
    assert behaviour.description
    assert permission.by
    assert set(permission.forbidden_by) <= {each.name for each in all_checks()}
    if permission.against_the_text:
        assert permission.level is Level.TEXT, "what the text decides otherwise is forbidden by a check"


def test_a_failure_that_the_text_decides_cites_it() -> None:
    driver = next(each for each in SINGLE if each.name == "cycle_is_a_failure")
    session = Session(driver.address, profile=Profile.HAL)
    check = next(each for each in all_checks() if each.name == "support.refuses_a_cycle")
    try:
        outcome, _ = run_check(session, check, check.name, check.function)
    finally:
        session.close()
    assert outcome.verdict is Verdict.ERROR
    assert outcome.details["authority"].startswith("text: IDevice.hal")


def test_an_unknown_behaviour_is_named_with_those_that_there_are() -> None:
    with pytest.raises(UsageError, match=r"no permitted behaviour nonsense in .*zero_extents"):
        Session("inproc:reference_driver.lenient?permit=zero_extents,nonsense").device()
    with pytest.raises(UsageError, match=r"no permitted behaviour .* 'nonsense'"):
        lenient_drivers(pattern="nonsense")
    with pytest.raises(UsageError, match="cannot import nowhere"):
        lenient_drivers("nowhere")
