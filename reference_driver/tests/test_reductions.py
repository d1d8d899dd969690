"""ARGMAX, ARGMIN, MEAN and the REDUCE operations, worked by hand."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, assert_refused, run_operation

TABLE = [[3.0, 1.0, 2.0], [4.0, 4.0, 0.5]]


@pytest.mark.parametrize(
    ("code", "axis", "expected"),
    [
        (O.ARGMAX, 1, [0, 0]),
        (O.ARGMAX, -2, [1, 1, 0]),
        (O.ARGMIN, -1, [1, 2]),
        (O.ARGMIN, 0, [0, 0, 1]),
    ],
)
def test_first_of_equals(code: O, axis: int, expected: list[int]) -> None:
    inputs = {"input": Given(T.TENSOR_FLOAT32, TABLE), "axis": Given(T.INT32, axis)}
    (output,) = run_operation(code, inputs, [Given(T.TENSOR_INT32)])
    assert output.tolist() == expected


def test_argmax_of_a_vector_has_rank_1() -> None:
    inputs = {"input": Given(T.TENSOR_QUANT8_ASYMM_SIGNED, [-5, -1, -1], 0.5, 3), "axis": Given(T.INT32, 0)}
    (output,) = run_operation(O.ARGMAX, inputs, [Given(T.TENSOR_INT32)])
    assert output.tolist() == [1]


@pytest.mark.parametrize(
    ("code", "over_rows", "over_all"),
    [
        (O.MEAN, [3.5, 2.5, 1.25], 14.5 / 6),
        (O.REDUCE_MAX, [4, 4, 2], 4),
        (O.REDUCE_MIN, [3, 1, 0.5], 0.5),
        (O.REDUCE_PROD, [12, 4, 1], 48),
        (O.REDUCE_SUM, [7, 5, 2.5], 14.5),
    ],
)
def test_values_and_extents(code: O, over_rows: list[float], over_all: float) -> None:
    def reduce(axes: list[int], keep: bool) -> np.ndarray:
        inputs = {
            "input": Given(T.TENSOR_FLOAT32, TABLE),
            "axes": Given(T.TENSOR_INT32, axes),
            "keep_dims": Given(T.INT32 if code == O.MEAN else T.BOOL, keep),
        }
        return run_operation(code, inputs, [Given(T.TENSOR_FLOAT32)], "float64")[0]

    assert reduce([0], keep=False).tolist() == over_rows
    assert reduce([-2, 0, 0], keep=True).tolist() == [over_rows]
    np.testing.assert_allclose(reduce([1, 0], keep=False), [over_all], rtol=1e-15)
    assert reduce([1, 0], keep=True).shape == (1, 1)


@pytest.mark.parametrize(("code", "expected"), [(O.REDUCE_ALL, [False, True]), (O.REDUCE_ANY, [True, True])])
def test_booleans(code: O, expected: list[bool]) -> None:
    inputs = {
        "input": Given(T.TENSOR_BOOL8, [[True, False], [True, True]]),
        "axes": Given(T.TENSOR_INT32, [1]),
        "keep_dims": Given(T.BOOL, False),
    }
    (output,) = run_operation(code, inputs, [Given(T.TENSOR_BOOL8)])
    assert output.tolist() == expected


@pytest.mark.parametrize(("type", "shift"), [(T.TENSOR_QUANT8_ASYMM, 0), (T.TENSOR_QUANT8_ASYMM_SIGNED, -128)])
def test_quantised_mean(type: T, shift: int) -> None:
    # Raw 10, 20, 33 have the mean 21, whatever they stand for.
    inputs = {
        "input": Given(type, np.array([10, 20, 33]) + shift, 0.5, 7 + shift),
        "axes": Given(T.TENSOR_INT32, [0]),
        "keep_dims": Given(T.INT32, 0),
    }
    (output,) = run_operation(O.MEAN, inputs, [Given(type, None, 0.5, 7 + shift)])
    assert (output.astype(int) - shift).tolist() == [21]


@pytest.mark.parametrize("axis", [2, -3])
def test_an_axis_too_many(axis: int) -> None:
    floats = Given(T.TENSOR_FLOAT32, TABLE)
    assert_refused(O.ARGMAX, {"input": floats, "axis": Given(T.INT32, axis)}, [Given(T.TENSOR_INT32)], "axis")
    inputs = {"input": floats, "axes": Given(T.TENSOR_INT32, [0, axis]), "keep_dims": Given(T.BOOL, True)}
    assert_refused(O.REDUCE_SUM, inputs, [Given(T.TENSOR_FLOAT32)], "axis")
