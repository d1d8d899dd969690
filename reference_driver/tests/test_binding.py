"""The conversion of values to kernel arguments and back: layout, quantisation, precision, activation, element type."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnconform.harness.model.codes import FusedActivation as A
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.reference_driver.binding import Binding
from nnconform.reference_driver.kernels.registry import Takes
from nnconform.reference_driver.tensors import Quantised

SINGLE, DOUBLE = Binding(np.float32), Binding(np.float64)
Q8 = Operand(T.TENSOR_QUANT8_ASYMM, (2,), scale=0.5, zero_point=10)
RAW = np.array([12, 8], np.uint8)
IMAGE = np.arange(24, dtype=np.float32).reshape(1, 2, 3, 4)


def argument(binding: Binding, operand: Operand, stored: Array, takes: Takes, *, to_nhwc: bool = False) -> Any:
    return binding.argument(operand, stored, takes, to_nhwc=to_nhwc)


def result(
    binding: Binding, operand: Operand, actual: Array, takes: Takes, activation: A = A.NONE, *, to_nchw: bool = False
) -> Array:
    return binding.writer(operand, takes, activation, to_nchw=to_nchw)(actual)


@pytest.mark.parametrize(
    ("code", "value", "kind"),
    [(T.INT32, 7, int), (T.BOOL, True, bool), (T.FLOAT32, 0.5, float), (T.FLOAT16, 0.5, float)],
)
def test_scalars_are_numbers(code: T, value: float, kind: type) -> None:
    result = argument(SINGLE, Operand(code), np.array(value, DTYPES[code]), Takes.REAL)
    assert (result, type(result)) == (value, kind)


def test_any_byte_but_0_is_true() -> None:
    assert argument(SINGLE, Operand(T.BOOL), np.frombuffer(b"\x02", "?").reshape(()), Takes.REAL) is True


@pytest.mark.parametrize(("binding", "dtype"), [(SINGLE, np.float32), (DOUBLE, np.float64)], ids=["single", "double"])
def test_floats_come_in_the_precision(binding: Binding, dtype: type[np.floating]) -> None:
    for code in (T.TENSOR_FLOAT32, T.TENSOR_FLOAT16):
        result = argument(binding, Operand(code, (2,)), np.array([0.5, -2], DTYPES[code]), Takes.REAL)
        assert (result.tolist(), result.dtype) == ([0.5, -2], dtype)
    result = argument(binding, Q8, RAW, Takes.REAL)
    assert (result.tolist(), result.dtype) == ([1.0, -1.0], dtype)


def test_what_a_kernel_takes() -> None:
    raw = argument(SINGLE, Q8, RAW, Takes.QUANTISED)
    assert isinstance(raw, Quantised)
    assert (raw.raw.tolist(), raw.scale, raw.zero_point) == ([12, 8], 0.5, 10)
    assert argument(SINGLE, Q8, RAW, Takes.STORED) is RAW
    whole = np.array([1, 2], np.int32)
    for takes in Takes:
        assert argument(SINGLE, Operand(T.TENSOR_INT32, (2,)), whole, takes) is whole


def test_layouts() -> None:
    operand = Operand(T.TENSOR_FLOAT32, (1, 2, 3, 4))
    actual = argument(SINGLE, operand, IMAGE, Takes.REAL, to_nhwc=True)
    assert actual.shape == (1, 3, 4, 2)
    assert actual[0, 2, 3, 1] == IMAGE[0, 1, 2, 3]
    back = result(SINGLE, operand, actual, Takes.REAL, to_nchw=True)
    assert back.flags.c_contiguous
    np.testing.assert_array_equal(back, IMAGE)


@pytest.mark.parametrize(
    ("operand", "takes", "values", "activation", "wanted"),
    [
        (Operand(T.TENSOR_FLOAT32), Takes.REAL, [-1.0, 0.25, 9.0], A.RELU6, [0.0, 0.25, 6.0]),
        (Operand(T.TENSOR_FLOAT16), Takes.REAL, [1.0, 1.0009, 70000.0], A.NONE, [1.0, 1.0009765625, float("inf")]),
        (Operand(T.TENSOR_INT32), Takes.REAL, [1, -2, 3], A.NONE, [1, -2, 3]),
        (Q8, Takes.REAL, [-1.0, 0.25, 900.0], A.NONE, [8, 11, 255]),
        (Q8, Takes.REAL, [-3.0, 0.25, 900.0], A.RELU1, [8, 11, 12]),
        (Q8, Takes.QUANTISED, [-5, 11, 900], A.NONE, [0, 11, 255]),
        (Q8, Takes.QUANTISED, [-5, 11, 900], A.RELU6, [10, 11, 22]),
        (Q8, Takes.STORED, [5, 11, 90], A.RELU6, [5, 11, 90]),
    ],
)
def test_results(operand: Operand, takes: Takes, values: list[float], activation: A, wanted: list[float]) -> None:
    array = np.array(values, np.float32 if takes is Takes.REAL and operand.type != T.TENSOR_INT32 else np.int64)
    with np.errstate(over="ignore"):
        stored = result(SINGLE, operand, array, takes, activation)
    assert stored.tolist() == wanted
    assert stored.dtype == DTYPES[T(operand.type)]


def test_doubles_stay_doubles() -> None:
    actual = result(DOUBLE, Operand(T.TENSOR_FLOAT16, (1,)), np.array([0.1]), Takes.REAL)
    assert actual.tolist() == [0.1]
    assert actual.dtype == np.float64
    assert DOUBLE.stored_dtype(T.TENSOR_INT32) == np.int32
    assert SINGLE.stored_dtype(T.TENSOR_FLOAT16) == np.float16


def test_a_scalar_has_no_extents() -> None:
    assert result(SINGLE, Operand(T.INT32), np.array(4), Takes.STORED).shape == ()
