"""What a long extent needs beside it to tell: the calls of rows that it leads have it."""

from __future__ import annotations

import pytest

from nnconform.harness.generate.extremes.beside import beside
from nnconform.harness.generate.extremes.sizes import size_call, size_rows
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.table import TABLE


def _calls(code, lead, least):
    rows = [row for row in size_rows(TABLE[code]) if row.lead == lead and row.row[lead] >= least]
    assert rows, lead
    return [size_call(row, 1) for row in rows]


@pytest.mark.parametrize("code", [O.CONV_2D, O.MAX_POOL_2D])
def test_a_window_with_a_long_stride_has_several_places(code):
    calls = _calls(code, "stride_height", 3)
    assert sum(call.roles["h"] > 2 * call.roles["stride_height"] for call in calls) > 0.8 * len(calls)


def test_a_dilated_filter_has_several_cells():
    for call in _calls(O.DEPTHWISE_CONV_2D, "dilation_width", 3):
        assert call.roles["filter_w"] > 1, call.roles


def test_a_long_window_has_more_than_256_cells():
    for call in _calls(O.AVERAGE_POOL_2D, "filter_width", 17):
        assert call.roles["filter_width"] * call.roles["filter_height"] > 256, call.roles


def test_a_radius_is_within_the_axis():
    for call in _calls(O.LOCAL_RESPONSE_NORMALIZATION, "radius", 3):
        assert call.roles["along"] > call.roles["radius"], call.roles


def test_a_small_image_is_enlarged():
    assert max(call.roles["out_width"] / call.roles["w"] for call in _calls(O.RESIZE_BILINEAR, "out_width", 33)) > 8


@pytest.mark.parametrize(
    ("code", "argument"),
    [
        (O.TILE, "multiples"),
        (O.PAD, "paddings"),
        (O.BATCH_TO_SPACE_ND, "block_shape"),
        (O.STRIDED_SLICE, "strides"),
    ],
    ids=lambda each: getattr(each, "name", each),
)
def test_small_tensors_that_count_have_large_numbers(code, argument):
    assert max(call.roles[f"{argument} most"] for call in _calls(code, f"{argument} most", 33)) == 129


def test_what_tells_by_itself_needs_nothing_beside_it():
    assert beside("c_out", 1025, {"h", "w"}) is None
    assert beside("filter_h", 3, {"h", "filter_w"}) is None
    assert beside("multiples most", 129, {"input last"}) == {}
