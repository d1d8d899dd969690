"""Calls with given arguments: large float16, corners of tiles, odd rows, usual ratios, images in any order."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.generate.extremes.families import FAMILIES, given_rows
from nnconform.harness.generate.extremes.given import Given, GivenRow, given_call, rows_of_family
from nnconform.harness.generate.per_op import DrawnCall, Undrawable
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import element_size
from nnconform.harness.ops.table import TABLE


def _calls(code: O, family: str, seed: int = 1) -> list[tuple[GivenRow, DrawnCall]]:
    return [(row, given_call(row, seed)) for row in rows_of_family(TABLE[code], family, FAMILIES[family])]


@pytest.mark.parametrize("code", [op.code for op in TABLE.values()], ids=lambda code: code.name)
@pytest.mark.sampled(one_in=6)
def test_each_row_can_be_drawn_and_has_a_name_of_its_own(code: O) -> None:
    rows = list(given_rows(TABLE[code]))
    for row in rows:
        given_call(row, 2)
    assert len({row.name for row in rows}) == len(rows)


@pytest.mark.parametrize("code", [O.L2_NORMALIZATION, O.L2_POOL_2D, O.LOCAL_RESPONSE_NORMALIZATION])
def test_squares_are_beyond_float16_and_elements_within(code: O) -> None:
    _, call = _calls(code, "half")[0]
    given = call.inputs[0]
    assert given is not None
    assert given.dtype == np.float16
    assert np.isfinite(given).all()
    assert np.median(np.abs(given)) > 256


def test_small_squares_are_of_what_is_brought_to_length_1_alone() -> None:
    _, call = _calls(O.L2_NORMALIZATION, "half")[1]
    given = call.inputs[0]
    assert given is not None
    assert 2.0**-14 < given.min() <= given.max() < 2.0**-8
    assert len(_calls(O.LOCAL_RESPONSE_NORMALIZATION, "half")) == 1


@pytest.mark.parametrize("code", [O.CONV_2D, O.FULLY_CONNECTED, O.GROUPED_CONV_2D, O.BATCH_MATMUL])
def test_no_sum_of_products_leaves_float16(code: O) -> None:
    for _, call in _calls(code, "half"):
        image, weights = (np.abs(each.astype(np.float64)) for each in call.inputs[:2] if each is not None)
        assert image.max() > 16376
        assert image.max() * weights.sum() / min(weights.shape[0], weights.shape[-1]) < 65504


def test_variances_of_images_and_sums_of_reductions_may_be_kept_in_float16() -> None:
    codes = (O.INSTANCE_NORMALIZATION, O.REDUCE_SUM, O.REDUCE_PROD)
    assert not [row.name for code in codes for row in rows_of_family(TABLE[code], "half", FAMILIES["half"])]


def test_cells_that_are_normalised_have_variances_beyond_float16() -> None:
    (pair,) = _calls(O.LSTM, "half")
    names = [arg.name for arg in pair[1].form.inputs]
    index = pair[1].model.main.operations[0].inputs[names.index("forget_layer_norm_weights")]
    assert pair[1].model.main.operands[index].lifetime.name == "SUBGRAPH_INPUT"


def test_matrices_leave_as_many_rows_as_columns_over_of_each_tile() -> None:
    widths: dict[int, set[int]] = {}
    for row, call in _calls(O.TRANSPOSE, "turned"):
        rows, columns = call.model.main.operands[0].dimensions[-2:]
        if min(rows, columns) > 32:
            assert all(rows % tile == columns % tile for tile in (4, 8, 16, 32))
            widths.setdefault(element_size(row.signature.row.of), set()).add(rows % 8)
    assert widths == {1: {2, 3}, 2: {2, 3}, 4: {2, 3}}


def test_each_order_of_three_axes_occurs_in_each_width() -> None:
    orders: dict[int, set[tuple[int, ...]]] = {}
    for row, call in _calls(O.TRANSPOSE, "turned"):
        order = tuple(np.frombuffer(call.model.operand_values, np.int32).tolist())
        if len(order) == 3:
            orders.setdefault(element_size(row.signature.row.of), set()).add(order)
    assert all(len(each) == 5 for each in orders.values())
    assert orders.keys() == {1, 2, 4}


@pytest.mark.parametrize(
    "code", [O.GATHER, O.TILE, O.REVERSE, O.SLICE, O.PAD, O.MIRROR_PAD, O.REDUCE_MAX, O.SPLIT, O.PACK]
)
def test_rows_of_an_odd_length_stay_together(code: O) -> None:
    calls = _calls(code, "kept")
    assert len({element_size(row.signature.row.of) for row, _ in calls}) > 1
    for _, call in calls:
        main = call.model.main
        assert main.operands[main.output_indexes[0]].dimensions[-1] in (5, 9)


def test_each_ratio_has_each_flag_for_each_kind() -> None:
    for code in (O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR):
        calls = _calls(code, "ratio")
        assert len(calls) == 4 * 3 * 3
        assert {row.signature.form.name for row, _ in calls} == {"by_shape", "by_scale"}


@pytest.mark.parametrize("code", [O.ROI_ALIGN, O.ROI_POOLING, O.BOX_WITH_NMS_LIMIT, O.AXIS_ALIGNED_BBOX_TRANSFORM])
def test_images_of_boxes_are_together_and_do_not_ascend(code: O) -> None:
    for row, call in _calls(code, "boxes"):
        if "batch_index" in row.given.wish.fill:
            place = [arg.name for arg in call.form.inputs].index("batch_index")
            images = call.inputs[place]
            assert images is not None
            assert not (np.diff(images) >= 0).all()
            assert len(images) > np.count_nonzero(np.diff(images)) + 1


def test_coordinates_of_boxes_are_those_pixels_in_each_type() -> None:
    for row, call in _calls(O.AXIS_ALIGNED_BBOX_TRANSFORM, "boxes"):
        if "rois" in row.given.wish.fill:
            rois = call.inputs[0]
            assert rois is not None
            assert (rois * (0.125 if rois.dtype == np.uint16 else 1))[0].tolist() == [500, 500, 501, 501]


def test_states_are_at_the_ends_of_16_bits_and_clips_beyond() -> None:
    clips = {row.given.wish.values.get("cell_clip") for row, _ in _calls(O.QUANTIZED_LSTM, "cells")}
    assert clips == {None, 100.0, 300.0}
    for code in (O.QUANTIZED_LSTM, O.QUANTIZED_16BIT_LSTM):
        for _, call in _calls(code, "cells"):
            assert any(each is not None and each.dtype == np.int16 and each.max() == 32767 for each in call.inputs)


def test_a_row_of_what_no_call_has_cannot_be_drawn() -> None:
    row = next(iter(given_rows(TABLE[O.TRANSPOSE])))
    lacking = replace(row, given=Given(row.signature, needed=("nothing",)))
    with pytest.raises(Undrawable, match="none of 16 calls"):
        given_call(lacking, 1)


def test_products_of_squares_have_each_pair_of_flags() -> None:
    types = {row.signature.row.of for row, _ in _calls(O.BATCH_MATMUL, "adjoint")}
    assert {T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM_SIGNED} <= types
    for _, call in _calls(O.BATCH_MATMUL, "adjoint"):
        assert call.model.main.operands[0].dimensions[-2:] == (5, 5)
