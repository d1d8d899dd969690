"""LOG_SOFTMAX against closed forms."""

from __future__ import annotations

import math

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, assert_refused, run_operation


def _run(values: object, beta: float, axis: int) -> np.ndarray:
    inputs = {"input": Given(T.TENSOR_FLOAT32, values), "beta": Given(T.FLOAT32, beta), "axis": Given(T.INT32, axis)}
    return run_operation(O.LOG_SOFTMAX, inputs, [Given(T.TENSOR_FLOAT32)], "float64")[0]


def test_powers_of_two_sum_up() -> None:
    # beta * x is 0, log 2, log 5: the shares are 1/8, 2/8, 5/8.
    values = [0.0, math.log(2) / 2, math.log(5) / 2]
    np.testing.assert_allclose(_run(values, 2.0, -1), np.log([1 / 8, 2 / 8, 5 / 8]), rtol=1e-6)


def test_along_the_first_axis_without_overflow() -> None:
    np.testing.assert_allclose(_run([[1000.0, 3.0], [1000.0, 3.0]], 1.0, 0), np.full((2, 2), -math.log(2)), rtol=1e-12)


@pytest.mark.parametrize(("beta", "axis", "match"), [(0.0, 0, "beta"), (1.0, 1, "axis")])
def test_refused(beta: float, axis: int, match: str) -> None:
    inputs = {"input": Given(T.TENSOR_FLOAT32, [1.0]), "beta": Given(T.FLOAT32, beta), "axis": Given(T.INT32, axis)}
    assert_refused(O.LOG_SOFTMAX, inputs, [Given(T.TENSOR_FLOAT32)], match)
