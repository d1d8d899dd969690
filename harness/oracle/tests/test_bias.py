"""Statistics of rounding errors, of results whose roundings are made here."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.bias import Errors, MeanError, bias_of_call, biases, errors_of
from nnconform.harness.oracle.tolerance import ONE_UNIT, SINGLE

QUANTISED = Operand(T.TENSOR_QUANT8_ASYMM, (400, 6), scale=0.5, zero_point=100)
FLOAT = Operand(T.TENSOR_FLOAT32, (400, 6))
CALLS = 6
Rounding = Callable[[Array], Array]


def nearest(units: Array) -> Array:
    return np.floor(units + 0.5)


def quantised(rounding: Rounding, seed: int, count: int = 400) -> Errors:
    """The errors of a call: results in units, with the zero point of 100, rounded so."""
    units = np.random.default_rng(seed).uniform(5, 250, (count, 6))
    channel = np.broadcast_to(np.arange(6), units.shape)
    exact = (units - 100) * 0.5
    return errors_of(QUANTISED, exact, rounding(units).astype(np.uint8), ONE_UNIT, channel)


def floats(rounding: Callable[[Array, Array], Array], seed: int, moved: float = 1.0) -> Errors:
    """The errors of a call in floats, from the exact results and the nearest floats."""
    exact = np.random.default_rng(seed).uniform(-3, 3, (400, 6))
    channel = np.zeros(exact.shape)
    got = rounding(exact, exact.astype(np.float32)).astype(np.float32)
    ulp = np.spacing(np.abs(exact.astype(np.float32))).astype(np.float64)
    return errors_of(FLOAT, exact, got, SINGLE, channel, moved=moved * ulp)


def by_group(calls: list[Errors]) -> dict[str, MeanError]:
    return {each.group: each for each in biases(calls)}


def of(rounding: Rounding) -> dict[str, MeanError]:
    return by_group([quantised(rounding, seed) for seed in range(CALLS)])


def test_rounding_to_the_nearest_has_no_mean_and_the_spread_of_an_even_distribution() -> None:
    each = of(nearest)["all"]
    assert (each.mean, each.interval) == (0.0, 0.0)
    # The standard deviation of a uniform distribution of width 1, without the ends that are left out: 1 / sqrt(12).
    assert each.spread == pytest.approx(12**-0.5, abs=0.01)
    assert each.distinct > 10_000
    assert not each.beyond(0.0)


@pytest.mark.parametrize(
    ("rounding", "group", "mean"),
    [
        (np.floor, "all", -0.5),
        (np.ceil, "all", 0.5),
        (lambda units: 100 + np.trunc(units - 100), "above 0", -0.5),
        (lambda units: 100 + np.trunc(units - 100), "below 0", 0.5),
        (lambda units: np.floor(units + 0.75), "all", 0.25),
        (lambda units: np.where(np.arange(6) % 2, np.floor(units), np.ceil(units)), "channel 1", -0.5),
        (lambda units: np.where(np.arange(6) < 5, nearest(units), np.floor(units)), "last channel", -0.5),
    ],
)
def test_a_mean_is_what_the_rounding_makes_it(rounding: Rounding, group: str, mean: float) -> None:
    each = of(rounding)[group]
    assert each.mean == pytest.approx(mean, abs=0.03)
    assert each.interval < 0.1
    assert each.beyond(1 / 16)


def test_ties_and_values_of_the_type_say_nothing() -> None:
    units = np.tile([10.0, 10.5, 11.25], (400, 2))
    errors = errors_of(QUANTISED, (units - 100) * 0.5, np.floor(units).astype(np.uint8), ONE_UNIT, np.zeros((400, 6)))
    assert errors.off.size == 800
    assert set(errors.off) == {-0.25}
    assert not errors.usable, "equal results count once"
    assert list(biases([errors])) == []


def test_what_two_roundings_may_decide_either_way_says_nothing() -> None:
    units = np.tile([10.3, 10.1, 10.7], (400, 2))
    got, channel = np.full((400, 6), 10, np.uint8), np.zeros((400, 6))
    errors = errors_of(QUANTISED, (units - 100) * 0.5, got, ONE_UNIT, channel, middle=0.25)
    assert set(np.round(errors.off, 6)) == {-0.1}


def test_saturated_results_say_nothing() -> None:
    units = np.array([[0.3, 254.6, 300.0, -5.0, 30.3, 40.3]])
    errors = errors_of(QUANTISED, (units - 100) * 0.5, np.clip(units, 0, 255).astype(np.uint8), ONE_UNIT, units)
    assert errors.off.size == 2
    assert errors.elements == 6


def test_wrong_results_are_no_matter_of_rounding() -> None:
    few = quantised(lambda units: np.where(np.arange(400)[:, None] < 20, 0, nearest(units)), 1)
    assert few.wrong > 100
    assert few.usable
    assert set(few.beside) == {0.0}
    many = quantised(lambda units: np.where(np.arange(400)[:, None] < 200, 0, nearest(units)), 1)
    assert not many.usable


def test_a_mean_of_one_call_is_uncertain_and_one_of_calls_that_differ_too() -> None:
    assert by_group([quantised(np.floor, 1)])["all"].interval == np.inf
    differ = [quantised(np.floor if seed % 2 else np.ceil, seed) for seed in range(CALLS)]
    assert not by_group(differ)["all"].beyond(0.0)
    assert all(each.beyond(0.125) for errors in differ for each in bias_of_call(errors) if "channel" not in each.group)


def test_a_call_of_few_results_has_no_mean_of_its_own() -> None:
    assert list(bias_of_call(quantised(np.floor, 1, count=20))) == []


@pytest.mark.parametrize(
    ("rounding", "above", "below", "one_sided"),
    [
        (lambda exact, near: near, 0.0, 0.0, 0.4),
        (
            lambda exact, near: np.where(np.abs(near) > np.abs(exact), np.nextafter(near, np.float32(0)), near),
            -0.5,
            0.5,
            1,
        ),
        (lambda exact, near: np.where(near > exact, np.nextafter(near, np.float32(-9)), near), -0.5, -0.5, 1),
    ],
)
def test_floats_are_off_in_ulp(
    rounding: Callable[[Array, Array], Array], above: float, below: float, one_sided: float
) -> None:
    groups = by_group([floats(rounding, seed) for seed in range(CALLS)])
    assert groups["above 0"].mean == pytest.approx(above, abs=0.05)
    assert groups["below 0"].mean == pytest.approx(below, abs=0.05)
    assert min(groups[name].one_sided for name in ("above 0", "below 0")) == pytest.approx(one_sided, abs=0.1)


def test_results_that_their_inputs_move_far_are_left_out() -> None:
    assert floats(lambda exact, near: near, 1, moved=10.0).off.size == 0


def test_a_float_that_is_far_off_counts_as_at_most_eight_ulp() -> None:
    far = floats(lambda exact, near: near + 20 * np.spacing(near), 1)
    assert far.wrong == 0
    assert np.abs(far.beside).max() == 8.0


def test_floats_beyond_the_tolerance_are_wrong() -> None:
    wrong = floats(lambda exact, near: near + 1, 1)
    assert wrong.off.size == 0
    assert wrong.wrong > 1000


def test_a_group_of_one_sign_alone_has_no_other() -> None:
    positive = replace(quantised(nearest, 1), sign=np.ones(quantised(nearest, 1).off.size))
    assert "below 0" not in by_group([positive] * 2)
