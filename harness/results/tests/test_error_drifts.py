"""What counts as less accurate: errors that jump, or grow in more cases than chance explains; nothing else."""

from __future__ import annotations

import random

import pytest

from nnconform.harness.results.accuracy import ErrorFigures
from nnconform.harness.results.error_drifts import error_drifts
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome, Stage, Verdict


def events(
    shares: list[float],
    *,
    verdict: Verdict = Verdict.PASSED,
    operations: tuple[str, ...] = ("CONV_2D",),
    name: str = "TENSOR_FLOAT32",
) -> dict[tuple[str, str], Event]:
    """Return a case for each largest error, a share of the bound; the mean and the spread are a tenth of it."""
    outcome = Outcome(verdict, Stage.COMPARE)
    figures = [ErrorFigures(name, 100, 9.0, share, share / 10, share / 10) for share in shares]
    return {
        ("case", str(place)): Event(Kind.CASE, str(place), "a", outcome, operations=operations, errors=(each,))
        for place, each in enumerate(figures)
    }


def found(before: dict[tuple[str, str], Event], now: dict[tuple[str, str], Event]) -> list[str]:
    return [f"{each.subject}, {each.what}" for each in error_drifts(before, now)]


def test_a_jump_in_one_case_is_enough() -> None:
    drifts = list(error_drifts(events([0.1, 0.1]), events([0.1, 0.7])))
    assert [(each.what, each.before, each.now, each.unit) for each in drifts] == [
        ("largest error", 0.1, 0.7, "of the bound"),
        ("mean error", pytest.approx(0.01), pytest.approx(0.04), "of the bound"),
        ("spread of errors", pytest.approx(0.01), pytest.approx(0.0583, abs=0.0001), "of the bound"),
    ]
    assert {each.subject for each in drifts} == {"CONV_2D FLOAT32"}


def test_a_little_in_all_cases_is_enough_and_in_a_few_is_not() -> None:
    assert found(events([0.2] * 12), events([0.4] * 12))
    assert not found(events([0.2] * 3), events([0.4] * 3))


def test_less_is_no_drift_and_neither_is_the_same() -> None:
    assert not found(events([0.9] * 20), events([0.1] * 20))
    assert not found(events([0.9] * 20), events([0.9] * 20))


def test_growth_of_next_to_nothing_is_of_no_interest() -> None:
    assert not found(events([0.001] * 40), events([0.002] * 40))


def test_a_driver_that_adds_in_another_order_each_time_is_no_less_accurate() -> None:
    draw = random.Random(7).uniform
    alarms = 0
    for _ in range(300):
        first, second = ([draw(0.0, 0.4) for _ in range(40)] for _ in range(2))
        alarms += bool(found(events(first), events(second)))
    assert alarms <= 2


@pytest.mark.parametrize(
    ("before", "now"),
    [
        (events([0.1], verdict=Verdict.WRONG), events([0.9])),
        (events([0.1]), events([9.0], verdict=Verdict.WRONG)),
        (events([0.1], operations=("ADD", "CONV_2D")), events([0.9], operations=("ADD", "CONV_2D"))),
        (events([0.1]), events([0.9], name="TENSOR_FLOAT16")),
        (events([]), events([0.9])),
    ],
)
def test_what_does_not_compare(before: dict[tuple[str, str], Event], now: dict[tuple[str, str], Event]) -> None:
    assert not found(before, now)
