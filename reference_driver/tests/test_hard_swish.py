"""HARD_SWISH, x * max(0, min(6, x + 3)) / 6, worked by hand."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, run_operation


def test_each_piece() -> None:
    (output,) = run_operation(
        O.HARD_SWISH, {"input": Given(T.TENSOR_FLOAT32, [-4, -3, -1.5, 0, 1.5, 3, 4])}, [Given(T.TENSOR_FLOAT32)]
    )
    np.testing.assert_allclose(output, [0, 0, -0.375, 0, 1.125, 3, 4], rtol=1e-6)


@pytest.mark.parametrize(("type", "shift"), [(T.TENSOR_QUANT8_ASYMM, 0), (T.TENSOR_QUANT8_ASYMM_SIGNED, -128)])
def test_quantised(type: T, shift: int) -> None:
    # The values above but -4 and 4, in steps of 0.5 round 100; results in steps of 0.125 from 16.
    inputs = {"input": Given(type, np.array([94, 97, 100, 103, 106]) + shift, 0.5, 100 + shift)}
    (output,) = run_operation(O.HARD_SWISH, inputs, [Given(type, None, 0.125, 16 + shift)])
    assert (output.astype(int) - shift).tolist() == [16, 13, 16, 25, 40]


def test_a_batch_of_none() -> None:
    inputs = {"input": Given(T.TENSOR_FLOAT32, np.zeros((0, 3)))}
    (output,) = run_operation(O.HARD_SWISH, inputs, [Given(T.TENSOR_FLOAT32)])
    assert output.shape == (0, 3)
