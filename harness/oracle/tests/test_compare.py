"""Each rule of the comparison, passing and failing, with hand-worked numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.harness.oracle.compare import Comparison, compare
from nnconform.harness.oracle.tests.models import model_of, tensor

NAN, INF = float("nan"), float("inf")


def verdict(code: T, expected: Any, got: Any, **options: bool) -> Comparison:
    wanted, given = np.array(expected, DTYPES[code]), np.array(got, DTYPES[code])
    return compare(model_of([], [tensor(code, *wanted.shape)]), [wanted], [given], **options)


@pytest.mark.parametrize(
    ("code", "expected", "got", "passes"),
    [
        (T.TENSOR_FLOAT32, 0.0, 0.99e-5, True),
        (T.TENSOR_FLOAT32, 0.0, 1.01e-5, False),
        (T.TENSOR_FLOAT32, 0.0, -1.01e-5, False),
        # 2^20 has steps of 1/8; 1e-5 + 5 * 2^-23 * 2^20 is a little more than five of them.
        (T.TENSOR_FLOAT32, 2.0**20, 2.0**20 + 5 / 8, True),
        (T.TENSOR_FLOAT32, 2.0**20, 2.0**20 + 6 / 8, False),
        (T.TENSOR_FLOAT32, 0.0, -0.0, True),
        (T.TENSOR_FLOAT32, 1.0, NAN, False),
        (T.TENSOR_FLOAT32, NAN, NAN, False),
        (T.TENSOR_FLOAT32, INF, INF, True),
        (T.TENSOR_FLOAT32, -INF, -INF, True),
        (T.TENSOR_FLOAT32, INF, -INF, False),
        (T.TENSOR_FLOAT32, INF, 3.0e38, False),
        (T.TENSOR_FLOAT32, 3.0e38, INF, False),
        (T.TENSOR_FLOAT16, 0.0, 0.0048, True),
        (T.TENSOR_FLOAT16, 0.0, 0.005, False),
        # float16 has steps of 1 at 1024: 5 * 2^-10 * (1 + 1024) lies between five and six of them.
        (T.TENSOR_FLOAT16, 1024.0, 1029.0, True),
        (T.TENSOR_FLOAT16, 1024.0, 1030.0, False),
        (T.TENSOR_FLOAT16, 65504.0, INF, False),
        (T.TENSOR_QUANT8_ASYMM, 255, 254, True),
        (T.TENSOR_QUANT8_ASYMM, 0, 1, True),
        (T.TENSOR_QUANT8_ASYMM, 0, 2, False),
        # A difference computed in 8 bits would wrap round to one.
        (T.TENSOR_QUANT8_ASYMM, 0, 255, False),
        (T.TENSOR_QUANT8_ASYMM_SIGNED, -128, 127, False),
        (T.TENSOR_QUANT16_SYMM, -32768, 32767, False),
        (T.TENSOR_INT32, 7, 7, True),
        (T.TENSOR_INT32, 7, 8, False),
        (T.TENSOR_INT32, -(2**31), 2**31 - 1, False),
        (T.TENSOR_BOOL8, True, True, True),
        (T.TENSOR_BOOL8, True, False, False),
    ],
)
def test_one_element(code: T, expected: Any, got: Any, passes: bool) -> None:
    # A second, right element: one wrong element is enough, and one right one saves nothing.
    result = verdict(code, [expected, 1], [got, 1])
    assert result.passed is passes
    assert result.outputs[0].mismatches == (0 if passes else 1)
    assert result.compared == 2


def test_relaxed_model() -> None:
    wanted, given = np.array([1.0], np.float32), np.array([1.009], np.float32)
    for relaxed in (False, True):
        model = model_of([], [tensor(T.TENSOR_FLOAT32, 1)], relaxed=relaxed)
        assert compare(model, [wanted], [given]).passed is relaxed


def test_any_other_byte_than_0_is_true() -> None:
    given = np.array([2, 0], np.uint8).view(np.bool_)
    model = model_of([], [tensor(T.TENSOR_BOOL8, 2)])
    assert compare(model, [np.array([True, False])], [given]).passed
    assert not compare(model, [np.array([True, True])], [given]).passed


def test_whole_network_is_granted_three_units() -> None:
    assert not verdict(T.TENSOR_QUANT8_ASYMM, [10], [13]).passed
    assert verdict(T.TENSOR_QUANT8_ASYMM, [10], [13], whole_network=True).passed
    assert not verdict(T.TENSOR_QUANT8_ASYMM, [10], [14], whole_network=True).passed


@pytest.mark.parametrize(
    ("expected", "got", "worst"),
    [
        ([0.0, 0.0, 0.0, 0.0], [0.0, 0.1, 0.3, 0.2], 2),
        ([0.0, 0.0, 0.0, 0.0], [9.0, NAN, 0.3, 0.2], 1),
        ([0.0, 0.0, INF, 0.0], [9.0, 0.0, 0.3, 0.2], 2),
        # 1 of a million is no longer within its tolerance of 0.6, but less far beyond it than 0.9 of 0.
        ([1e6, 0.0], [1e6 + 1, 0.9], 1),
        # The largest difference passes, so that it cannot be the worst.
        ([1e8, 0.0], [1e8 + 8, 0.5], 1),
    ],
)
def test_worst(expected: list[float], got: list[float], worst: int) -> None:
    assert verdict(T.TENSOR_FLOAT32, expected, got).outputs[0].worst == worst


def test_shape_is_said_and_elements_are_not_compared() -> None:
    result = verdict(T.TENSOR_FLOAT32, [[1.0, 2.0]], [1.0, 2.0])
    assert not result.passed
    assert result.outputs[0].problem == "dimensions [2], expected [1, 2]"
    assert result.compared == 0


def test_a_scalar_has_no_shape() -> None:
    wanted = np.array(3, np.int32)
    model = model_of([], [tensor(T.INT32)])
    assert compare(model, [wanted], [np.array([3], np.int32)]).passed
    assert not compare(model, [wanted], [np.array([4], np.int32)]).passed
    assert not compare(model, [wanted], [np.array([3, 3], np.int32)]).passed


def test_an_output_without_expectation_is_not_compared() -> None:
    model = model_of([], [tensor(T.TENSOR_INT32, 1), tensor(T.TENSOR_INT32, 1)])
    outputs = [np.array([5], np.int32), np.array([6], np.int32)]
    result = compare(model, [None, np.array([6], np.int32)], outputs)
    assert result.passed
    assert [output.index for output in result.outputs] == [1]
    assert not compare(model, [None, np.array([7], np.int32)], outputs).passed


def test_as_many_outputs_as_expected() -> None:
    model = model_of([], [tensor(T.TENSOR_INT32, 1)])
    with pytest.raises(ValueError, match="zip"):
        compare(model, [np.array([5], np.int32)], [])


def test_empty_outputs_are_equal() -> None:
    empty: Array = np.zeros((0, 2), np.float32)
    assert compare(model_of([], [tensor(T.TENSOR_FLOAT32, 0, 2)]), [empty], [empty]).passed


def test_nothing_is_the_worst_of_what_is_right() -> None:
    assert verdict(T.TENSOR_FLOAT32, [1.0, 2.0], [1.0, 2.0]).outputs[0].worst == -1
