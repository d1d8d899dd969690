"""Calls of usual windows and reductions: each window in each kind of elements, with results left over."""

from __future__ import annotations

import pytest

from nnconform.harness.generate.extremes.usual import REDUCED, WINDOWS, UsualRow, usual_call, usual_rows
from nnconform.harness.generate.per_op import Undrawable
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.table import TABLE


@pytest.mark.parametrize(
    "code", [O.CONV_2D, O.DEPTHWISE_CONV_2D, O.TRANSPOSE_CONV_2D, O.MAX_POOL_2D], ids=lambda code: code.name
)
def test_each_window_occurs_in_each_kind_with_odd_rows_and_columns(code: O) -> None:
    rows = list(usual_rows(TABLE[code]))
    for window in WINDOWS:
        types = {row.signature.row.of for row in rows if row.window == window}
        assert {T.TENSOR_FLOAT32, T.TENSOR_FLOAT16} < types
    for row in rows:
        call = usual_call(row, 1)
        output = call.model.main.operands[call.model.main.output_indexes[0]]
        assert sum(extent % 2 == 1 < extent for extent in output.dimensions[1:]) >= 2, row.name
        assert call.roles["b"] > 1
        assert call.roles.get("c", call.roles.get("c_in")) in (3, 16, 32, 48)


def test_the_types_of_8_bits_take_turns() -> None:
    rows = list(usual_rows(TABLE[O.CONV_2D]))
    assert {T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED} < {row.signature.row.of for row in rows}
    assert {row.signature.form.name for row in rows} == {"explicit_padding", "implicit_padding"}


@pytest.mark.parametrize("code", [O.CONV_2D, O.DEPTHWISE_CONV_2D, O.GROUPED_CONV_2D], ids=lambda code: code.name)
def test_each_pair_of_bytes_has_the_most_usual_windows(code: O) -> None:
    pairs = {
        (row.window, row.signature.row.of, row.signature.row.type_of(row.signature.form.inputs[1]))
        for row in usual_rows(TABLE[code])
    }
    bytes_ = (T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED)
    for window in ((1, 1), (3, 1)):
        for of in bytes_:
            assert {(window, of, of), (window, of, T.TENSOR_QUANT8_SYMM_PER_CHANNEL)} <= pairs


def test_first_layers_read_pictures() -> None:
    rows = [row for row in usual_rows(TABLE[O.CONV_2D]) if row.first]
    assert rows
    assert {usual_call(row, seed).roles["c_in"] for row in rows for seed in (1, 2)} == {3}


def test_reductions_of_images_keep_more_channels_than_a_vector() -> None:
    rows = list(usual_rows(TABLE[O.MEAN]))
    assert {row.reduced for row in rows} == set(REDUCED)
    for row in rows:
        (given, *_) = usual_call(row, 1).inputs
        assert given is not None
        assert max(given.shape) in (18, 20, 35)


def test_other_operations_have_none() -> None:
    assert not [row.name for code in (O.ADD, O.SQUEEZE, O.SOFTMAX, O.WHILE) for row in usual_rows(TABLE[code])]


def test_names_differ() -> None:
    names = [row.name for op in TABLE.values() for row in usual_rows(op)]
    assert len(set(names)) == len(names)


def test_an_image_that_no_window_fits_cannot_be_drawn() -> None:
    row = next(usual_rows(TABLE[O.MAX_POOL_2D]))
    with pytest.raises(Undrawable, match="no call has the window"):
        usual_call(UsualRow(row.op, row.signature, 0, (0, 1)), 1)
