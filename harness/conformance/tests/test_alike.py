"""What counts as one result where two are compared with each other."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.conformance.support.alike import are_alike, differ_by_rounding

ONES = np.ones(8)


def _other(dtype, steps):
    """Return ones of a type, and the same with some of them moved by so much."""
    values = ONES.astype(dtype)
    return values, (ONES + np.resize(steps, 8)).astype(dtype)


@pytest.mark.parametrize("dtype", [np.uint8, np.int8, np.uint16, np.int16])
@pytest.mark.parametrize(
    ("steps", "alike", "rounding"),
    [
        ([1, 0], True, True),
        ([1, 1, 1, 0], True, True),
        ([1] * 7 + [0], True, False),
        ([1], True, False),
        ([2, 0], False, True),
        ([3, 0], False, False),
    ],
)
def test_quantised_values_may_be_a_unit_off_but_not_almost_all(dtype, steps, alike, rounding):
    pair = _other(dtype, steps)
    assert (are_alike(*pair), differ_by_rounding(*pair)) == (alike, rounding)


@pytest.mark.parametrize(
    ("dtype", "step", "alike", "rounding"),
    [
        (np.float32, 1e-6, True, True),
        (np.float32, 1e-3, True, False),
        (np.float32, 0.1, False, False),
        (np.float16, 2.0**-9, True, True),
        (np.float16, 0.1, False, False),
        (np.int32, 1, False, False),
    ],
)
def test_floats_may_differ_in_their_last_digits_and_integers_not_at_all(dtype, step, alike, rounding):
    pair = _other(dtype, [step])
    assert (are_alike(*pair), differ_by_rounding(*pair)) == (alike, rounding)


@pytest.mark.parametrize("dtype", [np.uint8, np.int32])
def test_large_integers_are_no_closer_than_small_ones(dtype):
    values = np.full(4, 200, dtype)
    assert not are_alike(values, values + dtype(2))


def test_shapes_and_numbers_that_are_none_count():
    nothing = np.full(2, np.nan, np.float32)
    assert are_alike(nothing, nothing.copy())
    assert not are_alike(nothing, nothing[:1])
    assert not are_alike(nothing, np.zeros(2, np.float32))
