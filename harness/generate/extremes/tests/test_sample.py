"""Tests of the sample of calls at extremes."""

from __future__ import annotations

from contextlib import suppress

import pytest

from nnconform.harness.generate.extremes.beside import beside
from nnconform.harness.generate.extremes.ranges import OF_SCALES, range_rows
from nnconform.harness.generate.extremes.rows import ABOVE, LONG
from nnconform.harness.generate.extremes.sample import sample_ranges, sample_sizes
from nnconform.harness.generate.extremes.sizes import applies, size_call, size_rows, wanted_extents
from nnconform.harness.generate.per_op import Undrawable
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.table import TABLE


@pytest.mark.parametrize("code", [O.CONV_2D, O.SOFTMAX, O.CONCATENATION], ids=lambda code: code.name)
def test_each_role_leads_with_its_longest_extent(code: O) -> None:
    rows = list(size_rows(TABLE[code]))
    sample = sample_sizes(rows, 1)
    assert len(sample) < len(rows) / 1.5
    for role in {row.lead for row in rows}:
        longest = max(row.row[role] for row in rows if row.lead == role)
        # Larger ones may take long.
        assert max(row.row[role] for row in sample if row.lead == role) >= min(longest, max(ABOVE)), role


def test_constants_of_each_kind_of_element_occur() -> None:
    sample = sample_sizes(list(size_rows(TABLE[O.DEPTHWISE_CONV_2D])), 1)
    types = {row.signature.row.of for row in sample if row.constant}
    assert {T.TENSOR_FLOAT32, T.TENSOR_FLOAT16} < types


def test_what_takes_long_is_left_to_all_rows() -> None:
    rows = list(size_rows(TABLE[O.ROI_POOLING]))
    assert max(row.row["n"] for row in rows if row.lead == "n") > 2**16
    assert max(row.row["n"] for row in sample_sizes(rows, 1) if row.lead == "n") < 2**15


def test_the_seed_draws_some_rows() -> None:
    rows = list(size_rows(TABLE[O.CONV_2D]))
    one, other = ([row.number for row in sample_sizes(rows, seed)] for seed in (1, 2))
    assert one == [row.number for row in sample_sizes(rows, 1)]
    assert set(one) & set(other)
    assert one != other


def test_no_rows_are_no_sample() -> None:
    assert sample_sizes([], 1) == []


def test_each_range_of_scales_occurs_small_and_large() -> None:
    rows = list(range_rows(TABLE[O.CONV_2D]))
    sample = sample_ranges(rows, 1)
    turns = {(row.range, row.turn % 2) for row in sample if row.range in OF_SCALES}
    assert turns == {(name, turn) for name in OF_SCALES for turn in (0, 1)}
    assert {row.range for row in sample} == {row.range for row in rows}
    assert len(sample) < len(rows)


@pytest.mark.sampled(one_in=3)
@pytest.mark.parametrize("seed", [0, 1, 2])
@pytest.mark.parametrize("code", [O.FULLY_CONNECTED, O.CONV_2D, O.RELU1, O.GATHER], ids=lambda code: code.name)
def test_each_role_is_long_for_each_type_of_elements(code: O, seed: int) -> None:
    op = TABLE[code]
    signatures = [each for each in op.signatures() if applies(op, each)]
    long: set[tuple[T, str]] = set()
    for row in sample_sizes(list(size_rows(op)), seed):
        with suppress(Undrawable):
            long |= {
                (row.signature.row.of, role) for role, extent in size_call(row, seed).roles.items() if extent > LONG
            }
    for signature in signatures:
        for role, extents in wanted_extents(op, signature).items():
            # Windows, strides and dilations count something small, and are long in the longest rows alone.
            if beside(role, LONG, ()) is None and max(extents) > LONG:
                assert (signature.row.of, role) in long, role
