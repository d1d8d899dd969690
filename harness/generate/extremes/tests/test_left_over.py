"""Calls that leave two or three elements over: of each kind of elements, along the innermost axis."""

from __future__ import annotations

import pytest

from nnconform.harness.generate.extremes.left_over import THREE, TWO, left_over_rows
from nnconform.harness.generate.extremes.sample import kind_of
from nnconform.harness.generate.extremes.sizes import size_call
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.table import TABLE


@pytest.mark.parametrize("code", [O.RELU, O.ADD, O.CONV_2D, O.SOFTMAX, O.REDUCE_MAX, O.BATCH_MATMUL])
def test_each_kind_of_elements_leaves_two_and_three_over(code: O) -> None:
    kinds: dict[str, set[int]] = {}
    for row in left_over_rows(TABLE[code]):
        call = size_call(row, 1)
        assert call.roles[row.lead] == row.row[row.lead]
        kinds.setdefault(kind_of(row.signature.row.of), set()).add(call.roles[row.lead] % 4)
    assert {"float", "half"} <= kinds.keys()
    assert all(left == {2, 3} for left in kinds.values())


def test_extents_leave_something_else_of_eight() -> None:
    assert {extent % 4 for extent in THREE} == {3}
    assert {extent % 4 for extent in TWO} == {2}
    assert {extent % 8 for extent in (*THREE, *TWO)} == {2, 3, 6, 7}


def test_windows_and_strides_stay_as_they_are_drawn() -> None:
    rows = list(left_over_rows(TABLE[O.CONV_2D]))
    assert rows
    assert not {role for row in rows for role in row.row if role.startswith(("filter", "stride", "dilation"))}


def test_axes_that_are_worked_along_have_rows_of_their_own() -> None:
    leads = {row.lead: row.row for row in left_over_rows(TABLE[O.REDUCE_SUM])}
    assert {"terms", "input last"} == leads.keys()
    assert leads["terms"].keys() == {"terms"}


def test_names_differ_from_each_other_and_from_those_of_sizes() -> None:
    names = [row.name for op in TABLE.values() for row in left_over_rows(op)]
    assert len(set(names)) == len(names)
    assert all("_left_" in name for name in names)
