"""Tests of the explanation of a wrong output."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import DTYPES
from nnconform.harness.oracle.compare import compare
from nnconform.harness.oracle.explain import explain, ulps_apart
from nnconform.harness.oracle.tests.models import model_of, tensor

RAMP = np.arange(1, 25, dtype=np.float32).reshape(1, 2, 3, 4)


def report(code: T, expected: Any, got: Any, inputs: Any = (), untouched: Any = ()) -> str:
    wanted, given = np.asarray(expected, DTYPES[code]), np.asarray(got, DTYPES[code])
    comparison = compare(model_of([], [tensor(code, *wanted.shape)]), [wanted], [given])
    text = explain(comparison, inputs, untouched)
    assert len(text.splitlines()) <= 12
    return text


def test_nothing_to_say() -> None:
    assert report(T.TENSOR_FLOAT32, RAMP, RAMP) == ""


def test_float_worst_first() -> None:
    got = RAMP.copy()
    got[0, 1, 2, 3] += 0.5
    got[0, 0, 0, 1] = np.nextafter(np.float32(2), np.float32(3), dtype=np.float32) + np.float32(1e-3)
    lines = report(T.TENSOR_FLOAT32, RAMP, got).splitlines()
    assert lines == [
        "output 0 (TENSOR_FLOAT32[1, 2, 3, 4]): 2 of 24 elements wrong, the worst at "
        "[0, 1, 2, 3]: expected 24, got 24.5 (+0.5, 262144 ULP)",
        "  also at [0, 0, 0, 1]: expected 2, got 2.00100017 (+0.001, 4195 ULP)",
    ]


def test_units() -> None:
    text = report(T.TENSOR_QUANT8_ASYMM, [[10, 20], [30, 40]], [[10, 20], [30, 37]])
    assert text.startswith(
        "output 0 (TENSOR_QUANT8_ASYMM[2, 2]): 1 of 4 elements wrong, the worst at [1, 1]: "
        "expected 40, got 37 (-3 units)"
    )


def test_booleans_have_no_distance() -> None:
    assert report(T.TENSOR_BOOL8, [True, True], [True, False]).endswith("[1]: expected True, got False")


def test_shape() -> None:
    text = report(T.TENSOR_FLOAT32, [[1.0, 2.0]], [1.0, 2.0], untouched=[0])
    assert text.splitlines() == [
        "output 0 (TENSOR_FLOAT32[1, 2]): dimensions [2], expected [1, 2]",
        "  the driver wrote nothing to it",
    ]


def test_untouched_says_nothing_about_the_rubbish() -> None:
    assert (
        report(T.TENSOR_FLOAT32, RAMP, RAMP * 2, untouched=[0]).splitlines()[-1] == "  the driver wrote nothing to it"
    )


@pytest.mark.parametrize(
    ("got", "hint"),
    [
        (np.zeros_like(RAMP), "every element is 0"),
        (np.full_like(RAMP, np.nan), "every element is NaN"),
        (np.where(RAMP > 20, np.nan, RAMP), "4 elements are NaN"),
        (np.full_like(RAMP, 7.0), "every element is 7"),
        (-RAMP, "every element has the wrong sign"),
        (RAMP * 3, "every element is 3 times as large"),
        (RAMP + 0.25, "every element is off by +0.25"),
        (np.roll(RAMP, 1), "the values are shifted by one element towards the end"),
        (np.roll(RAMP, -1), "the values are shifted by one element towards the start"),
        (RAMP.reshape(2, 12).T.reshape(RAMP.shape), "the values are right but in another order"),
        (np.where(np.arange(4) == 3, 0, RAMP), "only index 3 of dimension 3 is wrong, the last"),
        (np.where(np.arange(4) == 1, 0, RAMP), "only index 1 of dimension 3 is wrong"),
        (np.where(RAMP > 10, 99, RAMP), "the first 10 elements are right, all after them are wrong"),
    ],
)
def test_float_hints(got: Any, hint: str) -> None:
    assert f"  {hint}" in report(T.TENSOR_FLOAT32, RAMP, got).splitlines()


def test_off_by_one_unit() -> None:
    assert (
        report(T.TENSOR_INT32, [5, 6, 7, 9], [6, 7, 8, 8]).splitlines()[-1]
        == "  every wrong element is off by one unit"
    )


def test_copied_input() -> None:
    text = report(T.TENSOR_FLOAT32, RAMP, RAMP * RAMP, inputs=[None, np.array([1], np.int32), RAMP * RAMP])
    assert text.splitlines()[4] == "  it equals input 2"


def test_no_hint_where_there_is_no_pattern() -> None:
    got = np.random.default_rng(5).normal(size=RAMP.shape)
    assert len(report(T.TENSOR_FLOAT32, RAMP, got).splitlines()) == 4


def test_many_outputs_are_cut_short() -> None:
    wanted, operands = [np.array([1, 2, 3, 4], np.int32)] * 5, [tensor(T.TENSOR_INT32, 4)] * 5
    text = explain(compare(model_of([], operands), wanted, [array * 0 for array in wanted]))
    assert len(text.splitlines()) <= 13
    assert text.splitlines()[-1] == "and 3 more outputs: 2, 3, 4"


@pytest.mark.parametrize(
    ("first", "second", "apart"),
    [
        (np.float32(1), np.float32(1), 0),
        (np.float32(0.0), np.float32(-0.0), 0),
        (np.float32(1), np.float32(1 + 2**-23), 1),
        (np.float32(1e-45), np.float32(-1e-45), 2),
        (np.float16(2), np.float16(1), 1024),
        (np.float16(-2), np.float16(-1), 1024),
    ],
)
def test_ulps(first: Any, second: Any, apart: int) -> None:
    assert ulps_apart(first, second) == apart


def test_no_factor_where_0_became_something_else() -> None:
    assert "times as large" in report(T.TENSOR_FLOAT32, [0, 1, 2], [0, 3, 6])
    assert "times as large" not in report(T.TENSOR_FLOAT32, [0, 1, 2], [1, 3, 6])
