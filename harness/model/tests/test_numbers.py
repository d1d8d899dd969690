"""Rounding and quantisation by hand-worked values; sizes."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import (
    byte_size,
    dequantise,
    element_size,
    is_shape,
    is_tensor,
    per_axis,
    quantise,
    quantised_range,
    round_half_away,
    truths,
)

Q8, SIGNED, PER_CHANNEL = T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED, T.TENSOR_QUANT8_SYMM_PER_CHANNEL


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_ties_go_away_from_zero(dtype: type[np.floating]) -> None:
    values = np.array([0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 0.25, -0.75, 0.0, 7.0], dtype)
    result = round_half_away(values)
    assert result.tolist() == [1, 2, 3, -1, -2, -3, 0, -1, 0, 7]
    assert result.dtype == dtype


@pytest.mark.parametrize("value", [0.49999997, 8388607.5, 8388609.0, 16777216.0, 3e38, -0.49999997, -8388607.5])
def test_next_to_a_tie(value: float) -> None:
    single = np.array(value, np.float32)
    exact = Fraction(single.item())
    wanted = math.copysign(math.floor(abs(exact) + Fraction(1, 2)), exact)
    assert float(round_half_away(single)) == wanted


def test_rounding_what_is_not_finite() -> None:
    result = round_half_away(np.array([math.inf, -math.inf, math.nan], np.float32))
    assert result[:2].tolist() == [math.inf, -math.inf]
    assert np.isnan(result[2])


def test_quantise_by_hand() -> None:
    # real / 0.5 + 10, halves away from zero: 0.25 -> 0.5 -> 1; -0.25 -> -1; 0.74 -> 1.48 -> 1
    real = np.array([0.0, 0.25, -0.25, 0.74, 0.75, -0.75, -5.0, -5.3, 122.5, 123.0, 1e30], np.float32)
    assert quantise(real, Q8, 0.5, 10).tolist() == [10, 11, 9, 11, 12, 8, 0, 0, 255, 255, 255]
    assert quantise(real, SIGNED, 0.5, -118).tolist() == [-118, -117, -119, -117, -116, -120, -128, -128, 127, 127, 127]
    assert quantise(real, Q8, 0.5, 10).dtype == np.uint8


def test_quantise_what_is_not_finite() -> None:
    real = np.array([math.nan, math.inf, -math.inf], np.float32)
    assert quantise(real, Q8, 0.5, 10).tolist() == [10, 255, 0]
    assert quantise(real, T.TENSOR_QUANT16_SYMM, 0.5, 0).tolist() == [0, 32767, -32768]


def test_the_division_is_in_the_precision_of_the_values() -> None:
    # 0.15 / 0.1 rounds to 1.5 in float32, and to the number just below it in float64.
    assert quantise(np.array([0.15], np.float32), Q8, 0.1, 0).tolist() == [2]
    assert quantise(np.array([0.15], np.float64), Q8, 0.1, 0).tolist() == [1]


def test_each_channel_has_its_scale() -> None:
    scale = per_axis([0.5, 0.25], 1, 3)
    assert scale.shape == (1, 2, 1)
    real = np.array([[[1.0, 2.0], [1.0, 2.0]]], np.float32)
    raw = quantise(real, PER_CHANNEL, scale, 0)
    assert raw.tolist() == [[[2, 4], [4, 8]]]
    assert dequantise(raw, scale, 0).tolist() == real.tolist()


def test_dequantise() -> None:
    raw = np.array([0, 128, 255], np.uint8)
    assert dequantise(raw, 0.5, 128).tolist() == [-64.0, 0.0, 63.5]
    assert dequantise(raw, 0.5, 128).dtype == np.float32
    assert dequantise(raw, 0.1, 128, np.float64).tolist() == [-128 * 0.1, 0.0, 127 * 0.1]
    # The difference leaves the range of the raw type.
    assert dequantise(np.array([65535], np.uint16), 1.0, 0).tolist() == [65535.0]


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        (Q8, (0, 255)),
        (SIGNED, (-128, 127)),
        (T.TENSOR_QUANT16_SYMM, (-32768, 32767)),
        (T.TENSOR_QUANT16_ASYMM, (0, 65535)),
    ],
)
def test_ranges(code: T, wanted: tuple[int, int]) -> None:
    assert quantised_range(code) == wanted


@pytest.mark.parametrize(
    ("code", "dimensions", "size"),
    [
        (T.INT32, (), 4),
        (T.BOOL, (), 1),
        (T.FLOAT16, (), 2),
        (T.TENSOR_FLOAT32, (2, 3), 24),
        (T.TENSOR_FLOAT32, (), 0),
        (T.TENSOR_FLOAT32, (2, 0), 0),
        (T.TENSOR_QUANT16_SYMM, (3,), 6),
        (T.TENSOR_BOOL8, (2**32 - 1, 2), 2**33 - 2),
        (T.SUBGRAPH, (), 0),
        (T.OEM, (), 0),
    ],
)
def test_sizes(code: T, dimensions: tuple[int, ...], size: int) -> None:
    assert byte_size(code, dimensions) == size


def test_kinds() -> None:
    assert [is_tensor(code) for code in (T.TENSOR_INT32, T.TENSOR_OEM_BYTE, 7 << 16)] == [True] * 3
    assert [is_tensor(code) for code in (T.INT32, T.OEM, T.SUBGRAPH)] == [False] * 3
    assert [element_size(code) for code in (T.TENSOR_FLOAT16, T.OEM, T.SUBGRAPH)] == [2, 0, 0]


def test_arrays_have_few_axes_and_no_negative_extents():
    assert is_shape(())
    assert is_shape((0, 3))
    assert not is_shape((2, -1))
    assert is_shape((1,) * 64)
    assert not is_shape((1,) * 65)


def test_truth_values_of_any_byte() -> None:
    assert truths(np.array([0, 1, 2, 255], np.uint8).view(np.bool_)).view(np.uint8).tolist() == [0, 1, 1, 1]
    assert truths(np.array(128, np.uint8).view(np.bool_)).view(np.uint8) == 1
    for array in (np.array([False, True]), np.zeros(0, np.bool_), np.array([0, 2], np.uint8)):
        assert truths(array) is array
