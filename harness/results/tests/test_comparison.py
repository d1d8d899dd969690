"""Tests of comparisons of runs and drivers."""

from __future__ import annotations

from math import nan

import pytest

from nnconform.harness.results.comparison import ComparedSide, RunComparison, case_name, compare
from nnconform.harness.results.events import Event, Kind, Measurement
from nnconform.harness.results.verdict import RAN, Outcome, Stage, Verdict


def one(case: str, verdict: Verdict, driver: str = "a", kind: Kind = Kind.CASE, expected: str = "") -> Event:
    return Event(kind, case, driver, Outcome(verdict, Stage.COMPARE, f"is {verdict}"), expected=expected)


def compared(before: dict[str, Verdict], now: dict[str, Verdict]) -> RunComparison:
    return compare(*(ComparedSide([one(*pair) for pair in side.items()]) for side in (before, now)))


def test_what_changed() -> None:
    passed, wrong, refused = Verdict.PASSED, Verdict.WRONG, Verdict.UNSUPPORTED
    before = {
        "same": passed,
        "bad": wrong,
        "breaks": passed,
        "heals": wrong,
        "goes": passed,
        "hides": wrong,
        "old": wrong,
    }
    now = {"same": passed, "bad": wrong, "breaks": Verdict.CRASHED, "heals": passed, "goes": refused, "hides": refused}
    found = compared({**before, "old": wrong}, {**now, "new": wrong})
    assert [(each.case, each.before, each.now) for each in found.newly_failing] == [("breaks", "passed", "crashed")]
    assert [each.case for each in found.mended] == ["heals"]
    assert [each.case for each in found.newly_unsupported] == ["goes", "hides"]
    assert (found.same, found.only_before, found.only_now, found.worse) == (2, 1, 1, True)


@pytest.mark.parametrize(
    ("before", "now", "worse"),
    [
        (Verdict.WRONG, Verdict.PASSED, False),
        (Verdict.WRONG, Verdict.CRASHED, False),
        (Verdict.PASSED, Verdict.NOT_APPLICABLE, False),
        (Verdict.UNSUPPORTED, Verdict.WRONG, True),
        (Verdict.PASSED, Verdict.UNSUPPORTED, True),
        (Verdict.ADVICE, Verdict.WRONG, True),
    ],
)
def test_what_is_worse(before: Verdict, now: Verdict, worse: bool) -> None:
    assert compared({"x": before}, {"x": now}).worse is worse


def ran(verdict: Verdict, part: str = "") -> ComparedSide:
    details = {RAN: f"{part} outputs; the driver does not support NEG"} if part else {}
    return ComparedSide([Event(Kind.GRAPH, "x", "a", Outcome(verdict, Stage.COMPARE, "", details))])


@pytest.mark.parametrize(
    ("before", "now", "lost"),
    [
        (ran(Verdict.PASSED), ran(Verdict.PASSED, "3 of 4"), True),
        (ran(Verdict.PASSED, "3 of 4"), ran(Verdict.PASSED, "2 of 4"), True),
        (ran(Verdict.PASSED, "3 of 4"), ran(Verdict.PASSED, "3 of 4"), False),
        (ran(Verdict.PASSED, "2 of 4"), ran(Verdict.PASSED, "3 of 4"), False),
        (ran(Verdict.PASSED, "2 of 4"), ran(Verdict.PASSED), False),
        # A driver may hide what fails.
        (ran(Verdict.WRONG), ran(Verdict.PASSED, "3 of 4"), True),
        (ran(Verdict.WRONG, "3 of 4"), ran(Verdict.PASSED, "2 of 4"), True),
        (ran(Verdict.UNSUPPORTED), ran(Verdict.PASSED, "2 of 4"), False),
        (ran(Verdict.WRONG, "3 of 4"), ran(Verdict.WRONG, "2 of 4"), False),
    ],
)
def test_outputs_that_no_longer_run_are_lost(before: ComparedSide, now: ComparedSide, lost: bool) -> None:
    found = compare(before, now)
    assert bool(found.newly_unsupported) is lost
    assert found.worse is lost
    if lost:
        assert found.newly_unsupported[0].now.endswith("of 4 outputs")


def test_a_failure_that_is_no_longer_expected_is_new_and_one_that_now_is_is_told_apart() -> None:
    known, new = ComparedSide([one("x", Verdict.WRONG, expected="known")]), ComparedSide([one("x", Verdict.WRONG)])
    found = compare(known, new)
    assert [(each.case, each.before, each.now) for each in found.newly_failing] == [
        ("x", "wrong, as expected", "wrong")
    ]
    found = compare(new, known)
    assert [(each.before, each.now) for each in found.otherwise] == [("wrong", "wrong, as expected")]
    assert (found.worse, found.otherwise[0].reproduce) == (False, "")


@pytest.mark.parametrize(
    ("name", "driver"),
    [
        ("generated_tests/specs/add.mod.py::add", "a"),
        ("venv/lib/python3.11/site-packages/nnconform/generated_tests/specs/add.mod.py::add", "a"),
        ("add.mod.py::add[service:x?a=[1]]", "service:x?a=[1]"),
        ("add.mod.py::add@exec:b", "exec:b"),
    ],
)
def test_names_of_cases_do_not_depend_on_folder_and_driver(name: str, driver: str) -> None:
    assert case_name(one(name, Verdict.PASSED, driver)) == "add.mod.py::add"


def test_files_of_one_name_stay_apart() -> None:
    before = {"x/a.mod.py::c": Verdict.PASSED, "y/a.mod.py::c": Verdict.WRONG}
    found = compared(before, {"x/a.mod.py::c": Verdict.WRONG, "y/a.mod.py::c": Verdict.WRONG})
    assert (len(found.newly_failing), found.same) == (1, 1)


def test_the_only_drivers_of_both_sides_are_compared_and_others_by_address() -> None:
    a, b = one("x", Verdict.PASSED, "a"), one("x", Verdict.WRONG, "b")
    assert len(compare(ComparedSide([a]), ComparedSide([b])).newly_failing) == 1
    both = compare(ComparedSide([a, b]), ComparedSide([b]))
    assert (both.same, both.only_before, both.worse) == (1, 1, False)
    assert compare(ComparedSide([a, b]).of("a"), ComparedSide([a, b]).of("b")).worse


def measured(samples: tuple[float, ...], unit: str, quantity: str = "q") -> ComparedSide:
    return ComparedSide([], [Measurement("digits", "a", quantity, unit, samples)])


RIGHT = (1.0,) * 40


@pytest.mark.parametrize(
    ("before", "now", "unit", "worse"),
    [
        (RIGHT, (0.0,) * 12 + (1.0,) * 28, "hit", True),
        (RIGHT, (0.0,) + (1.0,) * 39, "hit", False),
        ((0.0,) * 12 + (1.0,) * 28, RIGHT, "hit", False),
        (RIGHT, (0.0, 1.0), "hit", True),
        ((0.1, 0.2), (0.2, 0.1), "1", False),
        ((0.1, 0.2), (0.1, 0.4), "1", True),
        ((0.1, 0.2), (0.1, nan), "1", True),
        ((0.1,), (), "1", False),
    ],
)
def test_less_accurate(before: tuple[float, ...], now: tuple[float, ...], unit: str, worse: bool) -> None:
    found = compare(measured(before, unit), measured(now, unit))
    assert (bool(found.less_accurate), found.worse) == (worse, worse)


def test_slower_is_said_and_is_no_failure() -> None:
    fast, slow = tuple(1.0 + n / 1000 for n in range(40)), tuple(1.3 + n / 1000 for n in range(40))
    found = compare(measured(fast, "ms", "inference"), measured(slow, "ms", "inference"))
    (drift,) = found.slower
    assert (drift.subject, drift.what, found.worse) == ("digits", "inference", False)
    assert drift.now > drift.before
    assert not compare(measured(slow, "ms"), measured(fast, "ms")).slower
    # Without enough samples the intervals have no ends.
    assert not compare(measured((1.0,), "ms"), measured((9.0,), "ms")).slower


def biased(mean: str, spread: str = "0.29", interval: str = "0.01") -> ComparedSide:
    details = {"mean error": mean, "spread": spread, "interval": interval, "unit": "units"}
    return ComparedSide([Event(Kind.BIAS, "ADD_FLOAT32", "a", Outcome(Verdict.PASSED, Stage.COMPARE, "", details))])


@pytest.mark.parametrize(
    ("before", "now", "what"),
    [
        (biased("0.0"), biased("-0.1"), ["mean error"]),
        (biased("0.0"), biased("0.015"), []),
        (biased("0.2"), biased("0.0"), []),
        (biased("0.0"), biased("0.0", spread="0.4"), ["spread"]),
        (biased("0.0"), biased("x", spread="inf"), []),
    ],
)
def test_mean_errors_of_what_passes(before: ComparedSide, now: ComparedSide, what: list[str]) -> None:
    assert [each.what for each in compare(before, now).less_accurate] == what
