"""Drivers with a fault of behaviour fail the checks that must catch it, and none of a sample of others.

Of the options of a faulty driver that the same checks must catch, one in ``EACH`` is drawn, so that each driver is
shown, and each set of checks; of these ``make test`` runs enough for one check in two to catch one, and one of each
area. ``nnconform faults --near`` runs all options and all other checks of the areas concerned, ``nnconform faults`` all
checks.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict
from zlib import crc32

import pytest
from msgspec.structs import replace

from nnconform.harness.conformance.check import Check, all_checks
from nnconform.harness.conformance.tests.sampled import with_few_variants
from nnconform.harness.model.authority import Profile
from nnconform.harness.selftest.faults import FaultyDriver, faulty_drivers
from nnconform.harness.selftest.permitted import lenient_drivers

# Checks beside those that must catch a fault, and variants of such a check, drawn by its name.
OTHERS, VARIANTS = 1, 1
# What variants call that which the names of faults call otherwise.
SAME = {"measured": "timed", "extent": "unspecified", "token": "buffer"}
# Of the options of a driver that the same checks must catch one in so many is drawn, at least one.
EACH = 4
# Areas with many faults of one kind, that differ in a number or an operation, and whose checks do the same hundreds of
# times: of each so many are drawn, and run against the checks that must catch them.
SAMPLED, DRAWN = (
    frozenset({"alive", "cache_constants", "confusions", "framework", "free_results", "lives", "tables"}),
    3,
)


def checks_to_run(fault: FaultyDriver) -> list[Check]:
    """Return the checks that must catch the fault, and another one of its areas."""
    near = fault.near(all_checks())
    others = [each for each in near if each.name not in fault.caught_by]
    choices = random.Random(fault.name)
    some = choices.sample(others, min(0 if _area(fault) in SAMPLED else OTHERS, len(others)))
    return [
        _own_variants_first(each, fault) if each.name in fault.caught_by else with_few_variants(each, VARIANTS, choices)
        for each in near
        if each.name in fault.caught_by or each in some
    ]


def _own_variants_first(check: Check, fault: FaultyDriver) -> Check:
    """Return the check with those variants first that have most words of the fault's name: it ends at a trial that
    fails.
    """
    named = _words(fault.name)
    variants = sorted(check.variants.items(), key=lambda item: -len(named & _words(item[0])))
    return replace(check, variants=dict(variants))


def _words(name: str) -> set[str]:
    words = {each.removesuffix("s") for each in re.findall("[a-z0-9]+", name.lower())}
    return words | {SAME[each] for each in words if each in SAME}


def drivers() -> list[FaultyDriver]:
    """Return the faulty drivers to run: of the options of each that the same checks must catch one in ``EACH``, of the
    areas in ``SAMPLED`` a few drivers. What is drawn depends on their names alone.
    """
    alike = defaultdict[tuple[str, ...], list[FaultyDriver]](list)
    for each in faulty_drivers():
        sampled = _area(each) in SAMPLED
        alike[(_area(each),) if sampled else (_without_options(each), *sorted(each.caught_by))].append(each)
    counts = {key: DRAWN if key[0] in SAMPLED else -(-len(found) // EACH) for key, found in alike.items()}
    return [each for key, found in alike.items() for each in random.Random(" ".join(key)).sample(found, counts[key])]


def daily(drawn: list[FaultyDriver]) -> list[FaultyDriver]:
    """Return those of the drivers that are for every change, so that one check in two, drawn by their names, has one
    that it must catch, and each area has one; the others are for the night.
    """
    chosen, shown = list[FaultyDriver](), set(_by_draw(drawn)[::2])
    # Those that many checks catch come last: such a driver takes long, and shows little of each.
    for each in sorted(drawn, key=lambda each: (len(each.caught_by), crc32(each.name.encode()))):
        shows = {*each.caught_by, _area(each)}
        if not shows <= shown:
            chosen.append(each)
            shown |= shows
    return chosen


def _by_draw(drawn: list[FaultyDriver]) -> list[str]:
    """Return the checks that must catch one of the drivers, in an order drawn by their names."""
    return sorted({name for each in drawn for name in each.caught_by}, key=lambda name: crc32(name.encode()))


def parameters() -> list[object]:
    """Return the drivers to run as parameters, and which of them are for the night."""
    drawn = drivers()
    each_day = {each.name for each in daily(drawn)}
    return [
        pytest.param(each, id=each.name, marks=() if each.name in each_day else pytest.mark.nightly) for each in drawn
    ]


def _without_options(fault: FaultyDriver) -> str:
    return fault.name.partition("?")[0]


def _area(fault: FaultyDriver) -> str:
    return fault.name.partition(".")[0]


@pytest.mark.parametrize("fault", parameters())
def test_caught_by_the_right_checks(fault: FaultyDriver) -> None:
    known = {each.name for each in all_checks()}
    assert fault.caught_by, "a fault that no check finds is a gap in the checks"
    assert fault.caught_by | fault.may_be_caught_by <= known
    failures = fault.failures(checks_to_run(fault))
    for name in fault.may_be_caught_by:
        failures.pop(name, None)
    assert {name: outcome.message for name, outcome in failures.items() if name not in fault.caught_by} == {}
    assert set(failures) == fault.caught_by


def test_all_that_must_catch_a_fault_are_shown_one() -> None:
    caught_by = {(_without_options(each), each.caught_by) for each in drivers()}
    wanted = {(_without_options(each), each.caught_by) for each in faulty_drivers() if _area(each) not in SAMPLED}
    assert wanted <= caught_by


def test_every_other_check_catches_one_on_every_change() -> None:
    chosen = daily(drivers())
    caught_by = {name for fault in chosen for name in fault.caught_by}
    assert set(_by_draw(drivers())[1::2]) <= caught_by
    assert {_area(fault) for fault in chosen} == {_area(fault) for fault in faulty_drivers()}


def test_every_check_catches_a_fault() -> None:
    caught_by = {name for fault in faulty_drivers() for name in fault.caught_by}
    # A check of the strict profile alone catches what others permit.
    caught_by |= {name for driver in lenient_drivers() for name in driver.forbidden_by(Profile.STRICT)}
    assert {each.name for each in all_checks()} - caught_by == set(), "a check that no fault fails proves nothing"
