"""Calls with sparse weights: where the zeros lie, in each kind of elements."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.generate.extremes.sparse import (
    ALIKE,
    EACH,
    WHOLE,
    SparseRow,
    sparse_call,
    sparse_rows,
    weights_of,
)
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import QUANTISED, Array
from nnconform.harness.ops.table import TABLE
from nnconform.harness.validate.operation import constant_value

LAYERS = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.GROUPED_CONV_2D, O.TRANSPOSE_CONV_2D, O.FULLY_CONNECTED, O.BATCH_MATMUL)


def zeros(row: SparseRow) -> Array:
    """Return where the constant weights of a call stand for 0; outputs are along the first axis."""
    model = sparse_call(row, 1).model
    names = [arg.name for arg in row.signature.form.inputs]
    operand = model.main.operands[model.main.operations[0].inputs[names.index(weights_of(row.signature))]]
    value = constant_value(model, operand)
    assert value is not None
    zero = operand.zero_point if operand.type in QUANTISED else 0
    last = value.shape[0] == 1 or row.op.code == O.BATCH_MATMUL
    return np.moveaxis(value == zero, -1, 0) if last else value == zero


def rows_of(code: O, order: str) -> list[SparseRow]:
    return [row for row in sparse_rows(TABLE[code]) if row.order == order]


@pytest.mark.parametrize("code", LAYERS)
def test_each_order_occurs_in_each_kind_of_elements(code: O) -> None:
    for order in (EACH, ALIKE, WHOLE):
        rows = rows_of(code, order)
        assert len(rows) == 3
        for row in rows:
            found = zeros(row)
            assert found.any()
            assert not found.all()


@pytest.mark.parametrize("code", [O.CONV_2D, O.FULLY_CONNECTED, O.BATCH_MATMUL])
def test_blocks_runs_and_places_among_four_occur(code: O) -> None:
    for row in rows_of(code, EACH):
        flat = zeros(row).reshape(len(zeros(row)), -1)
        fours = (~flat[:, : flat.shape[1] // 4 * 4]).reshape(len(flat), -1, 4).sum(-1)
        assert {0, 1, 2, 4} <= set(fours.ravel().tolist())
        runs = {len(run) for each in flat for run in "".join("01"[int(zero)] for zero in each).split("0")}
        assert {15, 16} <= runs
        assert max(runs) > 30


def test_whole_outputs_inputs_and_cells_have_no_weights() -> None:
    for row in rows_of(O.CONV_2D, WHOLE):
        found = zeros(row)
        assert found.all((1, 2, 3)).any()
        assert found.all((0, 1, 2)).any()
        assert found.all((0, 2, 3)).any()
        assert found.all((0, 1, 3)).any()


def test_other_operations_have_none() -> None:
    assert not [row.name for code in (O.ADD, O.SOFTMAX, O.MAX_POOL_2D, O.MUL) for row in sparse_rows(TABLE[code])]


def test_names_differ() -> None:
    names = [row.name for op in TABLE.values() for row in sparse_rows(op)]
    assert len(set(names)) == len(names)
