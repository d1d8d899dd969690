"""LOGICAL_AND, LOGICAL_OR, LOGICAL_NOT: their truth tables."""

from __future__ import annotations

import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, run_operation


@pytest.mark.parametrize(
    ("code", "table"),
    [(O.LOGICAL_AND, [[False, False], [False, True]]), (O.LOGICAL_OR, [[False, True], [True, True]])],
)
def test_broadcast_to_the_truth_table(code: O, table: list[list[bool]]) -> None:
    inputs = {"lhs": Given(T.TENSOR_BOOL8, [[False], [True]]), "rhs": Given(T.TENSOR_BOOL8, [False, True])}
    (output,) = run_operation(code, inputs, [Given(T.TENSOR_BOOL8)])
    assert output.tolist() == table


def test_not() -> None:
    (output,) = run_operation(O.LOGICAL_NOT, {"input": Given(T.TENSOR_BOOL8, [False, True])}, [Given(T.TENSOR_BOOL8)])
    assert output.tolist() == [True, False]
