"""Kinds of wrong answers that a case must detect."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.oracle.tests.models import model_of, tensor
from nnconform.harness.oracle.vacuity import passing_wrong_answers, wrong_outputs


def kinds_passing(inputs: Any, expected: Any, code: T = T.TENSOR_FLOAT32, dtype: Any = np.float32) -> list[str]:
    right = np.asarray(expected, dtype)
    given = [None if each is None else np.asarray(each, np.float32) for each in inputs]
    model = model_of(
        [tensor(T.TENSOR_FLOAT32, *np.shape(each)) for each in given if each is not None], [tensor(code, *right.shape)]
    )
    return passing_wrong_answers(model, given, [right])


def test_a_case_that_tells_all() -> None:
    assert kinds_passing([[9, 8, 7, 6]], [1, 2, 4, 8]) == []


@pytest.mark.parametrize(
    ("inputs", "expected", "names"),
    [
        ([[1, 2, 4, 8]], [1, 2, 4, 8], ["input copied"]),
        ([[[1, 2], [4, 8]]], [1, 2, 4, 8], ["input copied"]),  # whatever its shape
        ([[1, 2]], [1, 2, 4, 8], []),
        ([None], [1, 2, 4, 8], []),
        ([[5]], [3, 3, 3], ["constant", "elements in another order"]),
        ([[5]], [0, 0, 0], ["zeros", "zero point", "constant", "elements in another order"]),
        ([[5]], [[1, 2], [2, 1]], ["elements in another order"]),  # as its transpose
        ([[5]], 7, []),
    ],
)
def test_what_passes(inputs: Any, expected: Any, names: list[str]) -> None:
    assert kinds_passing(inputs, expected) == names


def test_the_zero_point_passes_where_it_is_the_answer() -> None:
    # Scale 0.5, zero point 3, one unit of tolerance.
    assert "zero point" in kinds_passing([[5]], [3, 4], T.TENSOR_QUANT8_ASYMM, np.uint8)
    assert "zero point" not in kinds_passing([[5]], [3, 5], T.TENSOR_QUANT8_ASYMM, np.uint8)


def off_by_one(code: T, value: Any) -> list[Any]:
    model = model_of([], [tensor(code, *np.shape(value))])
    return [wrong.ravel().tolist() for _, name, wrong in wrong_outputs(model, [], [value]) if name == "one element off"]


def test_one_element_off() -> None:
    assert off_by_one(T.TENSOR_BOOL8, np.array([True, False])) == [[False, False], [True, True]]
    assert off_by_one(T.TENSOR_INT32, np.array([3, 2**31 - 1], np.int32)) == [[4, 2**31 - 1], [3, 2**31 - 2]]
    # Twice the unit of a quantised type, downwards from its upper half.
    assert off_by_one(T.TENSOR_QUANT8_ASYMM, np.array([1, 255], np.uint8)) == [[3, 255], [1, 253]]
    # The largest number is no infinity.
    most = float(np.finfo(np.float32).max)
    assert off_by_one(T.TENSOR_FLOAT32, np.array([-np.inf, np.inf], np.float32)) == [[-most, np.inf], [-np.inf, most]]


def test_outputs_of_infinities_have_a_middle() -> None:
    assert "constant" not in kinds_passing([[1, 2]], [-np.inf, np.inf])
    assert "one element off" not in kinds_passing([[1, 2]], [-np.inf, np.inf])


def test_outputs_that_cannot_be_wrong() -> None:
    model = model_of([], [tensor(T.TENSOR_FLOAT32, 0), tensor(T.TENSOR_FLOAT32, 1)])
    assert list(wrong_outputs(model, [], [np.zeros(0, np.float32), None])) == []
