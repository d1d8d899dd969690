"""Quantised tensors in the form that kernels get."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams
from nnconform.reference_driver.tensors import Quantisation, Quantised, exact_dtype

Q8, SIGNED, PER_CHANNEL = T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED, T.TENSOR_QUANT8_SYMM_PER_CHANNEL


def test_one_scale() -> None:
    quantisation = Quantisation.of(Operand(Q8, (3,), scale=0.5, zero_point=10))
    raw = np.array([0, 10, 255], np.uint8)
    for precision in (np.float32, np.float64):
        real = quantisation.real(raw, precision)
        assert real.tolist() == [-5.0, 0.0, 122.5]
        assert real.dtype == precision
        assert quantisation.raw(real).tolist() == raw.tolist()
    assert quantisation.range == (0, 255)


def test_the_scale_is_a_float32() -> None:
    quantisation = Quantisation.of(Operand(Q8, (1,), scale=0.1))
    assert quantisation.real(np.array([1], np.uint8), np.float64) == float(np.float32(0.1))


def test_a_scale_for_each_channel() -> None:
    params = SymmPerChannelQuantParams((0.5, 0.25), 1)
    quantisation = Quantisation.of(Operand(PER_CHANNEL, (1, 2, 2), extra_params=params))
    raw = np.array([[[1, 2], [3, -4]]], np.int8)
    real = quantisation.real(raw, np.float32)
    assert real.tolist() == [[[0.5, 1.0], [0.75, -1.0]]]
    assert quantisation.raw(real).tolist() == raw.tolist()
    assert quantisation.range == (-128, 127)


def test_what_a_kernel_gets() -> None:
    tensor = Quantised(np.array([[3, 5], [250, 0]], np.uint8), Quantisation(Q8, np.float32(0.5), 4))
    assert (tensor.scale, tensor.zero_point) == (0.5, 4)
    centred = tensor.centred(np.float32)
    assert centred.tolist() == [[-1, 1], [246, -4]]
    assert centred.dtype == np.float32
    assert tensor.centred(np.float32) is centred
    assert tensor.centred(np.float64).dtype == np.float64
    assert tensor.raw.tolist() == [[3, 5], [250, 0]]
    # |raw - 4| added up over all but one axis
    assert (tensor.largest_sum(0), tensor.largest_sum(1), tensor.largest_sum(-1)) == (250, 247, 247)


def test_nothing_to_add_up() -> None:
    assert Quantised(np.zeros((0, 3), np.uint8), Quantisation(Q8, np.float32(1), 0)).largest_sum(0) == 0


@pytest.mark.parametrize(
    ("code", "zero_point", "filters", "wanted"),
    [
        # 127 * cells * the widest distance from the zero point, against 2**24 = 16777216
        (Q8, 0, 518, np.float32),
        (Q8, 0, 519, np.float64),
        (Q8, 128, 1032, np.float32),
        (Q8, 128, 1033, np.float64),
        (SIGNED, -128, 518, np.float32),
        (SIGNED, -128, 519, np.float64),
    ],
)
def test_the_narrowest_exact_type(code: T, zero_point: int, filters: int, wanted: type[np.floating]) -> None:
    image = Quantisation(code, np.float32(1), zero_point)
    weights = Quantised(np.full((2, filters), 127, np.int8), Quantisation(T.TENSOR_QUANT8_SYMM, np.float32(1), 0))
    assert exact_dtype(image, weights, 0) is wanted


def test_in_terms_of_another_quantisation() -> None:
    fine = Quantisation.of(Operand(Q8, (4,), scale=0.5, zero_point=10))
    tensor = Quantised(np.array([0, 10, 11, 255], np.uint8), fine)
    assert tensor.in_terms_of(fine) is tensor.raw
    # -5, 0, 0.5 (a tie, away from 0), 122.5 (a tie) and out of range below 0.
    coarse = Quantisation.of(Operand(Q8, (4,), scale=1.0))
    assert tensor.in_terms_of(coarse).tolist() == [0, 0, 1, 123]
    moved = Quantisation.of(Operand(Q8, (4,), scale=0.5, zero_point=12))
    assert tensor.in_terms_of(moved).tolist() == [2, 12, 13, 255]
    signed = Quantisation.of(Operand(SIGNED, (4,), scale=0.5, zero_point=10))
    assert tensor.in_terms_of(signed).tolist() == [0, 10, 11, 127]


@pytest.mark.parametrize(("code", "dtype"), [(Q8, np.uint8), (SIGNED, np.int8)])
def test_by_table(code: T, dtype: type[np.integer]) -> None:
    input = Quantisation.of(Operand(code, (256,), scale=0.25, zero_point=3))
    output = Quantisation.of(Operand(code, (256,), scale=1.0, zero_point=1))
    every = np.arange(256, dtype=np.uint8).view(dtype).reshape(16, 16).T
    low, high = output.range
    result = Quantised(every, input).by_table(lambda real: real * 4, output)
    assert result.dtype == dtype
    assert result.tolist() == np.clip(every.astype(int) - 3 + 1, low, high).tolist()
