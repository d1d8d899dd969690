"""SLICE, STRIDED_SLICE, SPLIT, GATHER, TOPK_V2, worked by hand."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, Inputs, assert_refused, run_operation

OUT = [Given(T.TENSOR_INT32)]
GRID = np.arange(12).reshape(3, 4)


def _slice(begin: list[int], size: list[int], values: object = GRID) -> Inputs:
    return {
        "input": Given(T.TENSOR_INT32, values),
        "begin": Given(T.TENSOR_INT32, begin),
        "size": Given(T.TENSOR_INT32, size),
    }


@pytest.mark.parametrize(
    ("begin", "size", "expected"),
    [([1, 1], [2, 2], [[5, 6], [9, 10]]), ([2, 3], [-1, -1], [[11]]), ([0, 4], [2, -1], [[], []])],
)
def test_slice(begin: list[int], size: list[int], expected: list[list[int]]) -> None:
    (output,) = run_operation(O.SLICE, _slice(begin, size), OUT)
    assert output.tolist() == expected


def test_slice_of_nothing() -> None:
    (output,) = run_operation(O.SLICE, _slice([0, 1], [-1, 2], np.zeros((0, 4))), OUT)
    assert output.shape == (0, 2)


@pytest.mark.parametrize(
    ("begin", "size", "match"),
    [
        ([0, 5], [1, -1], "begin of axis 1"),
        ([2, 0], [2, 1], "begin . size of axis 0"),
        ([-1, 0], [1, 1], "begin: value"),
        ([0, 0], [-2, 1], "size: value"),
        ([0], [1], "begin: number of elements"),
    ],
)
def test_refused_slices(begin: list[int], size: list[int], match: str) -> None:
    assert_refused(O.SLICE, _slice(begin, size), OUT, match)


def _strided(triple: tuple[int, int, int], begin_mask: int = 0, end_mask: int = 0, shrink: int = 0) -> Inputs:
    vectors = {
        name: Given(T.TENSOR_INT32, [value]) for name, value in zip(("begin", "end", "strides"), triple, strict=True)
    }
    masks = {"begin_mask": begin_mask, "end_mask": end_mask, "shrink_axis_mask": shrink}
    scalars = {name: Given(T.INT32, value) for name, value in masks.items()}
    return {"input": Given(T.TENSOR_FLOAT32, [0, 1, 2, 3]), **vectors, **scalars}


FLOATS = [Given(T.TENSOR_FLOAT32)]


@pytest.mark.parametrize(
    ("triple", "masks", "expected"),
    [
        ((1, 4, 2), {}, [1, 3]),
        ((-3, -1, 1), {}, [1, 2]),
        ((-9, 9, 1), {}, [0, 1, 2, 3]),
        # An end of -1 is the last element, not what lies before the first.
        ((3, -1, -1), {}, []),
        ((3, -5, -1), {}, [3, 2, 1, 0]),
        ((0, 0, -1), {"begin_mask": 1, "end_mask": 1}, [3, 2, 1, 0]),
        ((2, 0, 1), {"end_mask": 1}, [2, 3]),
        ((3, 1, 1), {}, []),
        # Everything shrunk away leaves [1].
        ((2, 3, 1), {"shrink": 1}, [2]),
    ],
)
def test_strided_slice(triple: tuple[int, int, int], masks: dict[str, int], expected: list[int]) -> None:
    (output,) = run_operation(O.STRIDED_SLICE, _strided(triple, **masks), FLOATS)
    assert output.tolist() == expected


@pytest.mark.parametrize(
    ("triple", "shrink", "match"),
    [((0, 1, 0), 0, "strides"), ((0, 2, 1), 1, "elements taken"), ((1, 0, -1), 1, "strides")],
)
def test_refused_strided_slices(triple: tuple[int, int, int], shrink: int, match: str) -> None:
    assert_refused(O.STRIDED_SLICE, _strided(triple, shrink=shrink), FLOATS, match)


def _split(axis: int, parts: int) -> Inputs:
    return {"input": Given(T.TENSOR_INT32, GRID), "axis": Given(T.INT32, axis), "num_splits": Given(T.INT32, parts)}


def test_split() -> None:
    outputs = run_operation(O.SPLIT, _split(-1, 2), OUT * 2)
    assert [each.tolist() for each in outputs] == [[[0, 1], [4, 5], [8, 9]], [[2, 3], [6, 7], [10, 11]]]


@pytest.mark.parametrize(
    ("axis", "parts", "outputs", "match"),
    [(0, 2, 2, "a divisor"), (1, 2, 3, "the number of outputs"), (2, 1, 1, "axis")],
)
def test_refused_splits(axis: int, parts: int, outputs: int, match: str) -> None:
    assert_refused(O.SPLIT, _split(axis, parts), OUT * outputs, match)


def test_split_into_another_quantisation() -> None:
    inputs = {**_split(0, 1), "input": Given(T.TENSOR_QUANT8_ASYMM, [1], 0.5, 3)}
    assert_refused(O.SPLIT, inputs, [Given(T.TENSOR_QUANT8_ASYMM, None, 0.25, 3)], "quantisation")


def _gather(axis: int, indices: object) -> Inputs:
    return {
        "input": Given(T.TENSOR_INT32, GRID),
        "axis": Given(T.INT32, axis),
        "indices": Given(T.TENSOR_INT32, indices),
    }


def test_gather() -> None:
    (output,) = run_operation(O.GATHER, _gather(-1, [[3, 0], [1, 1]]), OUT)
    assert output.tolist() == [[[3, 0], [1, 1]], [[7, 4], [5, 5]], [[11, 8], [9, 9]]]


@pytest.mark.parametrize("index", [-1, 3])
def test_gather_out_of_range(index: int) -> None:
    assert_refused(O.GATHER, _gather(0, [0, index]), OUT, "indices")


def _top(values: object, k: int) -> Inputs:
    return {"input": Given(T.TENSOR_INT32, values), "k": Given(T.INT32, k)}


def test_of_equals_the_larger_index_first() -> None:
    values, indices = run_operation(O.TOPK_V2, _top([[5, 7, 5, 7], [1, 2, 3, 3]], 3), OUT * 2)
    assert values.tolist() == [[7, 7, 5], [3, 3, 2]]
    assert indices.tolist() == [[3, 1, 2], [3, 2, 1]]


@pytest.mark.parametrize("k", [0, 5])
def test_top_of_too_many_or_none(k: int) -> None:
    assert_refused(O.TOPK_V2, _top([1, 2, 3, 4], k), OUT * 2, "k: ")
