"""ABS, EXP, FLOOR, LOG, NEG, RSQRT, SIN, SQRT against closed forms and numbers worked by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, assert_refused, run_operation


@pytest.mark.parametrize("code", [O.ABS, O.NEG])
def test_integers(code: O) -> None:
    (output,) = run_operation(code, {"input": Given(T.TENSOR_INT32, [-3, 0, 5])}, [Given(T.TENSOR_INT32)])
    assert output.tolist() == ([3, 0, 5] if code == O.ABS else [3, 0, -5])


@pytest.mark.parametrize(
    ("code", "closed_form"),
    [
        (O.ABS, abs),
        (O.EXP, math.exp),
        (O.FLOOR, math.floor),
        (O.LOG, math.log),
        (O.NEG, lambda x: -x),
        (O.RSQRT, lambda x: x**-0.5),
        (O.SIN, math.sin),
        (O.SQRT, math.sqrt),
    ],
)
def test_the_double_precision_is_double(code: O, closed_form) -> None:
    values = [0.125, 1.0, 2.75, 7.5]
    (output,) = run_operation(code, {"input": Given(T.TENSOR_FLOAT32, values)}, [Given(T.TENSOR_FLOAT32)], "float64")
    np.testing.assert_allclose(output, [closed_form(x) for x in values], rtol=1e-15)


@pytest.mark.parametrize(("type", "shift"), [(T.TENSOR_QUANT8_ASYMM, 0), (T.TENSOR_QUANT8_ASYMM_SIGNED, -128)])
def test_quantised_rsqrt(type: T, shift: int) -> None:
    # x = (raw - 4) * 0.25 is 0.25, 1, 4, 16; 1 / sqrt(x) is 2, 1, 0.5, 0.25, in steps of 1/64 from zero point 10.
    raw = np.array([5, 8, 20, 68]) + shift
    inputs = {"input": Given(type, raw, 0.25, 4 + shift)}
    (output,) = run_operation(O.RSQRT, inputs, [Given(type, None, 1 / 64, 10 + shift)])
    assert (output.astype(int) - shift).tolist() == [138, 74, 42, 26]


def test_nothing_to_compute_is_refused() -> None:
    assert_refused(O.EXP, {"input": Given(T.TENSOR_FLOAT32, np.zeros((0, 2)))}, [Given(T.TENSOR_FLOAT32)], "elements")
