"""The tolerances are the contract's."""

from __future__ import annotations

import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.graph import Model, Operation, Subgraph
from nnconform.harness.oracle.tests.models import model_of, tensor
from nnconform.harness.oracle.tolerance import (
    EXACT,
    HALF,
    ONE_UNIT,
    SINGLE,
    WHOLE_NETWORK,
    Tolerance,
    output_tolerance,
    tolerance_for,
)


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        (T.TENSOR_FLOAT32, SINGLE),
        (T.FLOAT32, SINGLE),
        (T.TENSOR_FLOAT16, HALF),
        (T.FLOAT16, HALF),
        (T.TENSOR_QUANT8_ASYMM, ONE_UNIT),
        (T.TENSOR_QUANT8_ASYMM_SIGNED, ONE_UNIT),
        (T.TENSOR_QUANT8_SYMM, ONE_UNIT),
        (T.TENSOR_QUANT8_SYMM_PER_CHANNEL, ONE_UNIT),
        (T.TENSOR_QUANT16_ASYMM, ONE_UNIT),
        (T.TENSOR_QUANT16_SYMM, ONE_UNIT),
        (T.TENSOR_INT32, EXACT),
        (T.INT32, EXACT),
        (T.UINT32, EXACT),
        (T.TENSOR_BOOL8, EXACT),
        (T.BOOL, EXACT),
        (T.TENSOR_OEM_BYTE, EXACT),
    ],
)
def test_by_type(code: T, wanted: Tolerance) -> None:
    operand = tensor(code, 2)
    assert tolerance_for(model_of([tensor(T.TENSOR_INT32, 2)], [operand]), operand) == wanted


def test_figures() -> None:
    assert (SINGLE.absolute, SINGLE.relative) == (1e-5, 5.960464477539062e-07)
    assert (HALF.absolute, HALF.relative) == (0.0048828125, 0.0048828125)
    assert EXACT.exact
    assert not ONE_UNIT.exact


@pytest.mark.parametrize(("relaxed", "input_type"), [(True, T.TENSOR_FLOAT32), (False, T.TENSOR_FLOAT16)])
def test_relaxed_float32(relaxed: bool, input_type: T) -> None:
    operand = tensor(T.TENSOR_FLOAT32, 2)
    assert tolerance_for(model_of([tensor(input_type, 2)], [operand], relaxed=relaxed), operand) == HALF


def test_relaxing_concerns_floats_only() -> None:
    operand = tensor(T.TENSOR_QUANT8_ASYMM, 2)
    assert tolerance_for(model_of([tensor(T.TENSOR_FLOAT16, 2)], [operand], relaxed=True), operand) == ONE_UNIT


@pytest.mark.parametrize(
    ("code", "wanted"),
    [(T.TENSOR_QUANT8_ASYMM, WHOLE_NETWORK), (T.TENSOR_QUANT16_ASYMM, ONE_UNIT), (T.TENSOR_FLOAT32, SINGLE)],
)
def test_whole_network(code: T, wanted: Tolerance) -> None:
    operand = tensor(code, 2)
    assert tolerance_for(model_of([], [operand]), operand, whole_network=True) == wanted


def test_an_output_that_says_yes_or_no_is_exact():
    operands = (tensor(T.TENSOR_INT32, 2), tensor(T.TENSOR_INT32, 2), *[tensor(T.TENSOR_QUANT8_ASYMM, 2)] * 3)
    step = Operation(OperationType.HASHTABLE_LOOKUP, (0, 1, 2), (3, 4))
    model = Model(Subgraph(operands, (step,), (0, 1, 2), (3, 4)))
    assert output_tolerance(model, 3) == ONE_UNIT
    assert output_tolerance(model, 4) == EXACT


def test_the_operation_that_writes_an_output_decides() -> None:
    operands = tuple(tensor(T.TENSOR_FLOAT32, 2) for _ in range(3))
    steps = (Operation(OperationType.RELU, (0,), (1,)), Operation(OperationType.RELU, (1,), (2,)))
    assert output_tolerance(Model(Subgraph(operands, steps, (0,), (2,))), 2) == SINGLE
