"""Calls at extreme sizes: every operation has rows, and a call has the extent that leads its row."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from nnconform.harness.generate.extremes.sizes import applies, missing_rows, size_call, size_rows, wanted_extents
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.table import TABLE

# Calls that cannot be compared element by element, or whose tensors have no extents to choose.
NONE = {"IF", "WHILE", "RANDOM_MULTINOMIAL", "FILL"}
SOME = (O.CONV_2D, O.SOFTMAX, O.CONCATENATION, O.SPLIT, O.LSTM, O.MEAN, O.GATHER, O.TOPK_V2)


def test_only_control_flow_and_what_is_random_or_fills_has_no_rows():
    assert {code.name for code, op in TABLE.items() if not next(size_rows(op), None)} == NONE


@pytest.mark.parametrize("code", SOME)
def test_a_call_has_the_extent_that_leads_its_row(code):
    for row in islice(size_rows(TABLE[code]), 4):
        assert size_call(row, 1).roles[row.lead] == row.row[row.lead]


def test_roles_are_what_a_driver_loops_over():
    first = next(signature for signature in TABLE[O.CONV_2D].signatures())
    assert {"b", "h", "w", "c_in", "c_out", "filter_h", "stride_width"} <= set(wanted_extents(TABLE[O.CONV_2D], first))
    concatenation = TABLE[O.CONCATENATION]
    wanted = wanted_extents(concatenation, next(concatenation.signatures()))
    assert {"inputs count", "along", "inputs last"} <= set(wanted)
    assert max(wanted["inputs count"]) == 1025


def test_an_extent_that_no_drawn_call_has_gets_a_row_of_its_own():
    op = TABLE[O.SPACE_TO_DEPTH]
    rows = list(islice(size_rows(op), 3))
    planned = {pair for row in rows for pair in row.row.items()}
    more = list(missing_rows(op, rows, 1))
    assert all(list(row.row) == [row.lead] and (row.lead, row.row[row.lead]) in planned for row in more)


def test_the_last_place_of_a_long_axis_is_looked_up_in_some_calls():
    looked_up = []
    for row in size_rows(TABLE[O.GATHER]):
        main = size_call(row, 1).model.main
        indices = main.operations[0].inputs[2]
        if row.lead == "along" and indices in main.input_indexes:
            value = size_call(row, 1).inputs[main.input_indexes.index(indices)]
            assert value is not None
            looked_up.append(value.max() == row.row["along"] - 1)
    assert 4 * sum(looked_up) > len(looked_up)
    assert not all(looked_up)


def test_they_follow_from_the_seed():
    row = next(size_rows(TABLE[O.CONV_2D]))
    one, second, other = (size_call(row, seed) for seed in (1, 1, 2))
    assert one.model == second.model
    assert list(map(str, one.inputs)) == list(map(str, second.inputs))
    assert list(map(str, one.inputs)) != list(map(str, other.inputs))


def test_random_operations_have_none():
    op = TABLE[O.RANDOM_MULTINOMIAL]
    assert not any(applies(op, signature) for signature in op.signatures())


def test_a_relaxed_call_has_numbers_that_float16_holds():
    relaxed = []
    for row in islice(size_rows(TABLE[O.GREATER]), 40):
        drawn = size_call(row, 1)
        if drawn.model.relax_computation_float32_to_float16:
            relaxed += [each for each in drawn.inputs if each is not None]
    assert relaxed
    assert all(np.array_equal(each, each.astype(np.float16)) for each in relaxed)
