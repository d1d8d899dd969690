"""Fused activations, of real and of raw results, by hand."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import FusedActivation as A
from nnconform.harness.model.codes import OperandType as T
from nnconform.reference_driver.activation import apply_real, raw_finisher
from nnconform.reference_driver.tensors import Quantisation

REAL = [-7.0, -1.5, -0.5, 0.0, 0.5, 1.5, 7.0]


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
@pytest.mark.parametrize(
    ("activation", "wanted"),
    [
        (A.NONE, REAL),
        (A.RELU, [0, 0, 0, 0, 0.5, 1.5, 7]),
        (A.RELU1, [-1, -1, -0.5, 0, 0.5, 1, 1]),
        (A.RELU6, [0, 0, 0, 0, 0.5, 1.5, 6]),
    ],
)
def test_real(activation: A, wanted: list[float], dtype: type[np.floating]) -> None:
    result = apply_real(np.array(REAL, dtype), activation)
    assert result.tolist() == wanted
    assert result.dtype == dtype


def test_not_a_number_stays() -> None:
    assert np.isnan(apply_real(np.array([np.nan], np.float32), A.RELU6)).all()


@pytest.mark.parametrize(
    ("code", "scale", "zero_point", "activation", "bounds"),
    [
        (T.TENSOR_QUANT8_ASYMM, 0.5, 10, A.NONE, (0, 255)),
        (T.TENSOR_QUANT8_ASYMM, 0.5, 10, A.RELU, (10, 255)),
        (T.TENSOR_QUANT8_ASYMM, 0.5, 10, A.RELU1, (8, 12)),
        (T.TENSOR_QUANT8_ASYMM, 0.5, 10, A.RELU6, (10, 22)),
        (T.TENSOR_QUANT8_ASYMM_SIGNED, 0.5, -118, A.RELU6, (-118, -106)),
        # 1 / 0.4 = 2.5 and 6 / 4 = 1.5: halves go away from zero
        (T.TENSOR_QUANT8_ASYMM, 0.4, 10, A.RELU1, (7, 13)),
        (T.TENSOR_QUANT8_ASYMM, 4.0, 10, A.RELU6, (10, 12)),
        # Bounds beyond the type's range
        (T.TENSOR_QUANT8_ASYMM, 0.001, 200, A.RELU1, (0, 255)),
        (T.TENSOR_QUANT8_ASYMM, 0.001, 200, A.RELU6, (200, 255)),
        (T.TENSOR_QUANT8_ASYMM, 100.0, 0, A.RELU6, (0, 0)),
        (T.TENSOR_QUANT16_SYMM, 2.0**-10, 0, A.RELU1, (-1024, 1024)),
        # Its quotient overflows float32
        (T.TENSOR_QUANT8_ASYMM, 1e-45, 3, A.RELU6, (3, 255)),
    ],
)
def test_raw(code: T, scale: float, zero_point: int, activation: A, bounds: tuple[int, int]) -> None:
    low, high = bounds
    values = np.array([-(10**6), low - 1, low, high, high + 1, 10**6])
    with np.errstate(over="ignore"):
        result = raw_finisher(activation, Quantisation(code, np.float32(scale), zero_point))(values)
    assert result.tolist() == [low, low, low, high, high, high]
