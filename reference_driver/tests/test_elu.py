"""ELU against its closed form, max(0, x) + min(0, alpha * (exp(x) - 1))."""

from __future__ import annotations

import math

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, run_operation


@pytest.mark.parametrize("alpha", [1.0, 0.5, -2.0])
def test_closed_form(alpha: float) -> None:
    values = [-5.0, -1.0, -1e-6, 0.0, 1.5]
    inputs = {"input": Given(T.TENSOR_FLOAT32, values), "alpha": Given(T.FLOAT32, alpha)}
    (output,) = run_operation(O.ELU, inputs, [Given(T.TENSOR_FLOAT32)])
    expected = [max(0.0, x) + min(0.0, alpha * math.expm1(np.float32(x))) for x in values]
    np.testing.assert_allclose(output, expected, rtol=1e-6)


@pytest.mark.parametrize("alpha", [0.0, 1.0])
def test_where_the_exponential_overflows(alpha: float) -> None:
    inputs = {"input": Given(T.TENSOR_FLOAT32, [200.0]), "alpha": Given(T.FLOAT32, alpha)}
    (output,) = run_operation(O.ELU, inputs, [Given(T.TENSOR_FLOAT32)])
    assert output.tolist() == [200.0]
