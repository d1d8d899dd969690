"""MAXIMUM, MINIMUM, POW, PRELU, SELECT, worked by hand; quantised ones with three different quantisations."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, assert_refused, run_operation

SIGNEDNESS = pytest.mark.parametrize(
    ("type", "shift"), [(T.TENSOR_QUANT8_ASYMM, 0), (T.TENSOR_QUANT8_ASYMM_SIGNED, -128)]
)


@SIGNEDNESS
@pytest.mark.parametrize(("code", "expected"), [(O.MAXIMUM, [28, 36, 36]), (O.MINIMUM, [20, 20, 28])])
def test_larger_and_smaller(code: O, expected: list[int], type: T, shift: int) -> None:
    # 0, 2, 1 and 1, 0, 2; results in steps of 0.125 from 20.
    inputs = {
        "lhs": Given(type, np.array([10, 14, 12]) + shift, 0.5, 10 + shift),
        "rhs": Given(type, np.array([104, 100, 108]) + shift, 0.25, 100 + shift),
    }
    (output,) = run_operation(code, inputs, [Given(type, None, 0.125, 20 + shift)])
    assert (output.astype(int) - shift).tolist() == expected


def test_larger_of_integers_beyond_float32() -> None:
    inputs = {"lhs": Given(T.TENSOR_INT32, [2**24]), "rhs": Given(T.TENSOR_INT32, [2**24 + 1])}
    (output,) = run_operation(O.MAXIMUM, inputs, [Given(T.TENSOR_INT32)])
    assert output.tolist() == [2**24 + 1]


def test_power() -> None:
    inputs = {"base": Given(T.TENSOR_FLOAT32, [[2.0], [9.0]]), "exponent": Given(T.TENSOR_FLOAT32, [3, 0.5, -1, 0])}
    (output,) = run_operation(O.POW, inputs, [Given(T.TENSOR_FLOAT32)], "float64")
    np.testing.assert_allclose(output, [[8, 2**0.5, 0.5, 1], [729, 3, 1 / 9, 1]], rtol=1e-15)


@SIGNEDNESS
def test_prelu(type: T, shift: int) -> None:
    # -2, 0, 3 times alpha 0.25 where negative: -0.5, 0, 3, in steps of 0.125 from 50.
    inputs = {
        "input": Given(type, np.array([6, 10, 16]) + shift, 0.5, 10 + shift),
        "alpha": Given(type, np.array([102]) + shift, 0.125, 100 + shift),
    }
    (output,) = run_operation(O.PRELU, inputs, [Given(type, None, 0.125, 50 + shift)])
    assert (output.astype(int) - shift).tolist() == [46, 50, 74]


@SIGNEDNESS
def test_select(type: T, shift: int) -> None:
    # 1 or 2 where true, -1 or 0 where false; results in steps of 0.125 from 50; 60 is beyond the range.
    inputs = {
        "condition": Given(T.TENSOR_BOOL8, [True, False, False, True]),
        "if_true": Given(type, np.array([12, 14, 12, 130]) + shift, 0.5, 10 + shift),
        "if_false": Given(type, np.array([96, 96, 100, 100]) + shift, 0.25, 100 + shift),
    }
    (output,) = run_operation(O.SELECT, inputs, [Given(type, None, 0.125, 50 + shift)])
    assert (output.astype(int) - shift).tolist() == [58, 42, 50, 255]


def test_select_does_not_broadcast() -> None:
    inputs = {
        "condition": Given(T.TENSOR_BOOL8, [[True, False]]),
        "if_true": Given(T.TENSOR_INT32, [[1, 2]]),
        "if_false": Given(T.TENSOR_INT32, [[1], [2]]),
    }
    assert_refused(O.SELECT, inputs, [Given(T.TENSOR_INT32)], "if_false: extent 0")
