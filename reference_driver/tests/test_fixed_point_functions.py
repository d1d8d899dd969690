"""Fixed-point functions against their real counterparts, over all 16-bit numbers."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.reference_driver.fixed_point_math import (
    HALF,
    HIGH,
    LOW,
    ONE,
    inverse_root,
    logistic,
    product,
    rescaled,
    shifted,
    tanh,
)

ALL = np.arange(LOW, HIGH + 1)


@pytest.mark.parametrize("bits", range(7))
def test_functions(bits):
    """Within 13 of 32768 steps, the error that 16 bits allow for the series and Newton's method."""
    real = ALL * 2.0 ** (bits - 15)
    np.testing.assert_allclose(tanh(ALL, bits), np.tanh(real) * 2**15, rtol=0, atol=13)
    np.testing.assert_allclose(logistic(ALL, bits), 2**15 / (1 + np.exp(-real)), rtol=0, atol=13)


@pytest.mark.parametrize("bits", range(7))
def test_symmetry(bits):
    result = tanh(ALL, bits)
    np.testing.assert_array_equal(result[1 : 2**15], -result[: 2**15 : -1])
    assert (logistic(ALL[2**15 + 1 :], bits) + logistic(-ALL[2**15 + 1 :], bits) == ONE).all()
    assert tanh(np.array([0]), bits).item() == 0
    assert logistic(np.array([0]), bits).item() == HALF


def test_shifts_round_ties_away_from_zero():
    assert shifted(np.array([-6, -5, -3, -2, -1, 0, 1, 2, 3, 5, 6]), 2).tolist() == [
        -2,
        -1,
        -1,
        -1,
        0,
        0,
        0,
        1,
        1,
        1,
        2,
    ]
    assert shifted(-6, 2) == -2
    assert shifted(7, 0) == 7


def test_products():
    """-1 * -1 is the one product out of range; a tie goes up."""
    a = np.array([LOW, LOW, 2**14, 2**14, 3])
    assert product(a, np.array([LOW, HIGH, 1, -1, 2**14])).tolist() == [HIGH, -HIGH, 1, 0, 2]


def test_rescaling_saturates():
    assert rescaled(np.array([LOW, -5, 5, HIGH]), 4, 3).tolist() == [LOW, -10, 10, HIGH]
    assert rescaled(np.array([LOW, -5, 5, HIGH]), 3, 4).tolist() == [LOW // 2, -3, 3, 2**14]


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 99, 12345, 2**20 + 1, 2**29 - 1, 2**29, 2**31 - 1])
def test_inverse_root(value):
    mantissa, exponent = inverse_root(value)
    assert 0 < mantissa < 2**31
    assert mantissa / 2**31 * 2.0**exponent == pytest.approx(value**-0.5, rel=2e-6)
