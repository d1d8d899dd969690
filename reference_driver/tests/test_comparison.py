"""The six comparisons, worked by hand: broadcast, of NaN, of booleans, of tensors quantised in different ways."""

from __future__ import annotations

import math

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, assert_refused, run_operation

# What holds of 1 and 2, of 2 and 2, of 3 and 2.
TRUTH = {
    O.EQUAL: [False, True, False],
    O.NOT_EQUAL: [True, False, True],
    O.LESS: [True, False, False],
    O.LESS_EQUAL: [True, True, False],
    O.GREATER: [False, False, True],
    O.GREATER_EQUAL: [False, True, True],
}


@pytest.mark.parametrize("code", TRUTH)
@pytest.mark.parametrize("shift", [0, -128])
def test_quantised_tensors_compare_by_what_they_stand_for(code: O, shift: int) -> None:
    type = T.TENSOR_QUANT8_ASYMM if shift == 0 else T.TENSOR_QUANT8_ASYMM_SIGNED
    # 1, 2, 3 in steps of 0.5 from 10; 2 in steps of 0.25 from 100.
    inputs = {
        "lhs": Given(type, np.array([12, 14, 16]) + shift, 0.5, 10 + shift),
        "rhs": Given(type, np.array([108]) + shift, 0.25, 100 + shift),
    }
    (output,) = run_operation(code, inputs, [Given(T.TENSOR_BOOL8)])
    assert output.tolist() == TRUTH[code]


@pytest.mark.parametrize("code", TRUTH)
def test_a_nan_differs_from_everything(code: O) -> None:
    nan = Given(T.TENSOR_FLOAT32, [math.nan])
    (output,) = run_operation(code, {"lhs": nan, "rhs": nan}, [Given(T.TENSOR_BOOL8)])
    assert output.tolist() == [code == O.NOT_EQUAL]


def test_false_is_less_than_true() -> None:
    inputs = {"lhs": Given(T.TENSOR_BOOL8, [[False], [True]]), "rhs": Given(T.TENSOR_BOOL8, [False, True])}
    (output,) = run_operation(O.LESS, inputs, [Given(T.TENSOR_BOOL8)])
    assert output.tolist() == [[False, True], [False, False]]


def test_extents_that_do_not_broadcast() -> None:
    inputs = {"lhs": Given(T.TENSOR_INT32, [1, 2]), "rhs": Given(T.TENSOR_INT32, [1, 2, 3])}
    assert_refused(O.EQUAL, inputs, [Given(T.TENSOR_BOOL8)], "broadcast")
