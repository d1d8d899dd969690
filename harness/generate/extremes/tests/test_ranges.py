"""Calls over ranges: the regions of a function's domain, pairs of 8-bit values, small and large tensors."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.generate.extremes.ranges import DOMAINS, elements, range_call, range_rows, regions
from nnconform.harness.generate.extremes.regions import SINGLE, Region, regions_of
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.table import TABLE


def _row(code, name, relaxed=False):
    return next(row for row in range_rows(TABLE[code]) if row.range == name and row.relaxed is relaxed)


def test_values_of_a_region_lie_in_it_and_near_both_bounds():
    values = Region(-1, 4.0, 8.0).values(10, 1, np.dtype(np.float32))
    assert ((values >= -8) & (values <= -4)).all()
    assert values.min() < -7.9
    assert values.max() > -4.1


def test_regions_keep_to_the_domain():
    assert {region.sign for region in regions_of((0.0, np.inf), SINGLE)} == {1}
    assert {region.sign for region in regions_of((-np.inf, np.inf), SINGLE)} == {1, -1}


def test_a_function_of_one_argument_gets_every_region_of_its_domain():
    row = _row(O.LOG, "regions")
    values = range_call(row, 1).inputs[0]
    assert values is not None
    assert values.min() > 0
    for region in regions(row)[0]:
        assert ((values >= region.low * 0.99) & (values <= region.high * 1.01)).any(), region


def test_a_function_of_two_arguments_gets_all_pairs_and_equal_numbers():
    left, right = elements(_row(O.LESS, "regions"), 1)
    own = regions(_row(O.LESS, "regions"))
    assert left.size >= len(own[0]) * len(own[1])
    assert (left == right).any()
    assert (np.nextafter(left, np.float32(np.inf)) == right).any()


def test_a_relaxed_model_gets_numbers_that_float16_holds():
    row = _row(O.MUL, "regions", relaxed=True)
    call = range_call(row, 1)
    assert call.model.relax_computation_float32_to_float16
    for value in call.inputs:
        assert value is not None
        assert (value.astype(np.float16).astype(np.float32) == value).all()


def test_8_bit_functions_of_two_arguments_get_every_pair():
    values = range_call(_row(O.ADD, "pairs"), 1).inputs
    assert values[0] is not None
    assert values[1] is not None
    assert len({*zip(values[0].tolist(), values[1].tolist(), strict=True)}) == 65536


def test_operations_that_combine_elements_get_small_and_large_tensors():
    names = [row.range for row in range_rows(TABLE[O.SOFTMAX])]
    assert names == [*DOMAINS, "scales", "zero_points", "scales", "zero_points"]
    values = range_call(_row(O.SOFTMAX, "offset"), 1).inputs[0]
    assert values is not None
    assert values.min() >= 1000


@pytest.mark.parametrize("code", [O.RESHAPE, O.TRANSPOSE, O.TOPK_V2])
def test_what_only_moves_elements_has_none_or_those_of_sums(code):
    assert not [row for row in range_rows(TABLE[code]) if row.range in ("regions", "pairs")]


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("code", [O.EQUAL, O.DIV])
def test_each_element_is_combined_with_its_own(code, seed):
    for row in range_rows(TABLE[code]):
        if row.range in ("regions", "pairs", "integers"):
            one, other = range_call(row, seed).inputs
            assert one is not None
            assert other is not None
            assert one.shape == other.shape, row


def test_large_integers_have_neighbours_that_float32_does_not_tell_apart():
    one, other = range_call(_row(O.EQUAL, "integers"), 1).inputs
    assert one is not None
    assert other is not None
    assert ((one != other) & (one.astype(np.float32) == other.astype(np.float32))).any()


@pytest.mark.parametrize("seed", range(4))
def test_no_integer_is_divided_by_0(seed):
    dividend, divisor = range_call(_row(O.DIV, "integers"), seed).inputs
    assert dividend is not None
    assert divisor is not None
    assert divisor.all()
    assert not dividend.all()
    assert (divisor < 0).any()


def test_a_large_element_is_at_the_end_of_a_long_row():
    (values,) = range_call(_row(O.SOFTMAX, "large"), 1).inputs
    assert values is not None
    assert values.shape[-1] > 256
    assert values[0].argmax() == values.shape[-1] - 1
    assert values[0].max() - values[0, :-1].max() > 88


def test_scales_are_far_from_1_and_zero_points_at_both_ends():
    def quantisations(name):
        for row in range_rows(TABLE[O.ADD]):
            if row.range == name:
                yield from ((each.scale, each.zero_point) for each in range_call(row, 1).model.main.operands[:2])

    assert {scale for scale, _ in quantisations("scales")} >= {2.0**-17, 2.0**10}
    assert {point for _, point in quantisations("zero_points")} >= {0, 255, -128, 127}


def test_steep_sums_have_a_unit_larger_than_that_of_the_output():
    row = _row(O.FULLY_CONNECTED, "steep")
    call = range_call(row, 1)
    input, weights, *_, output = call.model.main.operands
    assert input.scale * weights.scale > output.scale
    assert all(value is not None and np.abs(value.astype(int) - value.mean()).max() < 20 for value in call.inputs)


def test_either_side_has_the_larger_unit_of_two():
    rows = [row for row in range_rows(TABLE[O.SUB]) if row.range == "unequal"]
    larger = set()
    for row in rows:
        left, right, *_, output = (each for each in range_call(row, 1).model.main.operands if each.scale)
        assert max(left.scale, right.scale) > 16 * output.scale
        larger.add(left.scale > right.scale)
    assert larger == {True, False}


def test_tensors_that_are_only_moved_have_no_scales_of_their_own():
    assert not list(range_rows(TABLE[O.TRANSPOSE]))


@pytest.mark.parametrize("code", [O.REDUCE_MAX, O.MAX_POOL_2D, O.ARGMIN, O.SOFTMAX], ids=lambda code: code.name)
def test_what_compares_gets_numbers_that_are_all_far_above_or_below_0(code):
    below, above = (range_call(_row(code, name), 1).inputs[0] for name in ("huge", "enormous"))
    assert below is not None
    assert above is not None
    assert below.max() <= -1e14
    assert above.min() >= 1e14
    assert below.size > 1


def test_what_sums_gets_large_numbers_of_both_signs():
    values = range_call(_row(O.REDUCE_SUM, "enormous"), 1).inputs[0]
    assert values is not None
    assert values.min() < 0 < values.max()
