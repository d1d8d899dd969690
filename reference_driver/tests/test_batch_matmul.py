"""BATCH_MATMUL, worked by hand."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, Inputs, assert_refused, run_operation

LEFT, RIGHT = np.array([[1, 2, 3], [4, 5, 6]]), np.array([[1, 0], [0, 2], [1, 1]])
PRODUCT = np.array([[4, 7], [10, 16]])


def _inputs(lhs: Given, rhs: Given, *transposed: bool) -> Inputs:
    flags = {name: Given(T.BOOL, flag) for name, flag in zip(("adj_x", "adj_y"), transposed, strict=True)}
    return {"lhs": lhs, "rhs": rhs, **flags}


@pytest.mark.parametrize("type", [T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_INT32])
@pytest.mark.parametrize("transposed", [(False, False), (True, False), (False, True), (True, True)])
def test_transposed_either_way(type: T, transposed: tuple[bool, bool]) -> None:
    lhs, rhs = (
        np.stack([each, 2 * each]).swapaxes(1, 2) if flag else np.stack([each, 2 * each])
        for each, flag in zip((LEFT, RIGHT), transposed, strict=True)
    )
    (output,) = run_operation(O.BATCH_MATMUL, _inputs(Given(type, lhs), Given(type, rhs), *transposed), [Given(type)])
    assert output.tolist() == [PRODUCT.tolist(), (4 * PRODUCT).tolist()]


def test_quantised() -> None:
    type = T.TENSOR_QUANT8_ASYMM_SIGNED
    inputs = _inputs(Given(type, LEFT + 10, 1.0, 10), Given(type, 2 * RIGHT - 5, 0.5, -5), False, False)
    (output,) = run_operation(O.BATCH_MATMUL, inputs, [Given(type, None, 0.5, 3)])
    assert output.tolist() == (2 * PRODUCT + 3).tolist()


@pytest.mark.parametrize(
    ("lhs", "rhs", "match"),
    [((2, 3), (2, 3), "rows"), ((2, 2, 3), (3, 3, 2), "extent 0"), ((1, 2, 3), (3, 2), "rank")],
)
def test_refused(lhs: tuple[int, ...], rhs: tuple[int, ...], match: str) -> None:
    inputs = _inputs(Given(T.TENSOR_FLOAT32, np.zeros(lhs)), Given(T.TENSOR_FLOAT32, np.zeros(rhs)), False, False)
    assert_refused(O.BATCH_MATMUL, inputs, [Given(T.TENSOR_FLOAT32)], match)
