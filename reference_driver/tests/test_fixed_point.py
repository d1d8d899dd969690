"""Requantisation against exact fractions, and its fast path against the exact one, especially at ties."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver import compiled
from nnconform.reference_driver.fixed_point import Rescaling, multiply_exact, quantise_multipliers
from nnconform.reference_driver.tensors import Quantisation, Quantised, exact_dtype


@pytest.fixture(autouse=True)
def _in_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The numpy code, whatever has loaded the compiled loops before; ``test_compiled`` compares the two."""
    monkeypatch.setattr(compiled, "_compiled", None)


def two_roundings(value: int, mantissa: int, exponent: int) -> int:
    """The contract's product in fractions: a tie of the first rounding goes up, one of the second away from 0."""
    high = math.floor(Fraction(value << max(exponent, 0)) * mantissa / 2**31 + Fraction(1, 2))
    shifted = Fraction(high, 1 << max(-exponent, 0))
    return int(math.copysign(math.floor(abs(shifted) + Fraction(1, 2)), shifted))


@pytest.mark.parametrize(
    ("real", "mantissa", "exponent"),
    [
        (1.0, 1 << 30, 1),
        (0.5, 1 << 30, 0),
        (0.75, 3 << 29, 0),
        (3.0, 3 << 29, 2),
        (2.0**-32, 1 << 30, -31),
        (2.0**-33, 0, 0),  # the exponent would be -32
        (0.0, 0, 0),
        (1 - 2.0**-40, 1 << 30, 1),  # rounds up to 2**31, which is halved
        ((2**30 + 0.5) / 2**31, 2**30 + 1, 0),  # a tie goes up
    ],
)
def test_multipliers(real: float, mantissa: int, exponent: int) -> None:
    result = quantise_multipliers(np.array([real, 0.25]))
    assert (result[0][0], result[1][0]) == (mantissa, exponent)
    assert (result[0][1], result[1][1]) == (1 << 30, -1)


@pytest.mark.parametrize(
    ("value", "mantissa", "exponent", "wanted"),
    [
        # 0.5: ties of the first rounding go up
        (1, 1 << 30, 0, 1),
        (-1, 1 << 30, 0, 0),
        (3, 1 << 30, 0, 2),
        (-3, 1 << 30, 0, -1),
        # 0.25 is 0.5 of the first, then halved: ties of the second go away from zero
        (2, 1 << 30, -1, 1),
        (-2, 1 << 30, -1, -1),
        (-6, 1 << 30, -1, -2),
        # 1 * 0.25: 0.5 up to 1, and 0.5 away to 1; a single rounding of 0.25 would give 0
        (1, 1 << 30, -1, 1),
        (-1, 1 << 30, -1, 0),
        # a left shift: 5 * 3
        (5, 3 << 29, 2, 15),
        (-5, 3 << 29, 2, -15),
        (123, 0, 0, 0),
        (0, 1 << 30, 5, 0),
    ],
)
def test_two_roundings(value: int, mantissa: int, exponent: int, wanted: int) -> None:
    assert two_roundings(value, mantissa, exponent) == wanted
    assert multiply_exact(np.array(value), np.array(mantissa), np.array(exponent)) == wanted


def test_random_products() -> None:
    random = np.random.default_rng(5)
    values = random.integers(-(2**24), 2**24, 3000)
    mantissas, exponents = random.integers(2**30, 2**31, 3000), random.integers(-31, 8, 3000)
    result = multiply_exact(values, mantissas, exponents)
    parts = zip(values.tolist(), mantissas.tolist(), exponents.tolist(), strict=True)
    assert result.tolist() == [two_roundings(*each) for each in parts]


def exact(sums: Array, bias: Array, real: Array, zero_point: int) -> Array:
    mantissa, exponent = quantise_multipliers(real)
    return np.clip(multiply_exact(sums.astype(np.int64) + bias, mantissa, exponent) + zero_point, -1024, 1024)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("low", [-20.0, -10.0, -4.0, 0.0])
def test_the_fast_path(dtype: type[np.floating], low: float) -> None:
    """Multipliers from e**low to e**(low + 4), some of them above 1; all channels together and each by itself."""
    random = np.random.default_rng(7)
    for _ in range(12):
        channels = int(random.integers(1, 6))
        real = np.exp(random.uniform(low, low + 4, channels))
        bias, zero_point = random.integers(-20000, 20000, channels), int(random.integers(-128, 256))
        sums = random.integers(-(2**23), 2**23, (200, channels)).astype(dtype)
        result = Rescaling(bias, real, zero_point)(sums)
        assert result.dtype == dtype
        np.testing.assert_array_equal(np.clip(result, -1024, 1024), exact(sums, bias, real, zero_point))
        one = real[0]
        np.testing.assert_array_equal(np.clip(Rescaling(bias, one, 3)(sums), -1024, 1024), exact(sums, bias, one, 3))


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("real", [2.0**-3, 2.0**-9, 3 * 2.0**-7, 0.1, 1 / 3, 1e-3, 0.5, 1.0, 1.5, 7.0])
def test_ties_and_their_neighbours(dtype: type[np.floating], real: float) -> None:
    ties = (np.arange(-300, 300) + 0.5) / real
    sums = np.concatenate([np.floor(ties) + step for step in (-1, 0, 1, 2)]).reshape(-1, 1).astype(dtype)
    for bias in (0, 1, -77):
        result = Rescaling(np.array([bias]), np.array([real]), 5)(sums)
        np.testing.assert_array_equal(np.clip(result, -1024, 1024), exact(sums, np.array([bias]), np.array([real]), 5))


def test_any_order_of_the_sums() -> None:
    """The few results near a tie are recomputed in place, which must also work in a transposed array."""
    sums = np.arange(-600.0, 600.0).reshape(4, 300).T
    assert not sums.flags.c_contiguous
    bias, real = np.zeros(4, np.int64), np.full(4, 0.25)
    np.testing.assert_array_equal(Rescaling(bias, real, 0)(sums), exact(sums, bias, real, 0))


def test_nothing_to_rescale() -> None:
    assert Rescaling(np.array([1, 2]), np.array([0.5, 0.5]), 0)(np.zeros((0, 2), np.float32)).shape == (0, 2)
    assert Rescaling(np.array([5]), np.array([0.0]), 3)(np.array([[7.0]], np.float32)).tolist() == [[3.0]]


@pytest.mark.parametrize("products", [1, 258, 259, 10**6])
def test_the_narrower_type_is_exact(products: int) -> None:
    # The largest products that there are: 8-bit values against 8-bit values, all at the end of the range.
    quantisation = Quantisation.of(Operand(OperandType.TENSOR_QUANT8_ASYMM, (1,), scale=1.0))
    largest = Quantised(np.full((1, products), 255, np.uint8), quantisation)
    dtype = exact_dtype(quantisation, largest, 0)
    assert products * 255 * 255 <= 2 ** (np.finfo(dtype).nmant + 1)
    assert (dtype is np.float32) == (products <= 258)
