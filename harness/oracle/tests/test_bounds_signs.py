"""The signs of a seed are one stream, however they are taken."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.oracle.bounds_signs import _MOST, Signs


def test_signs_are_those_of_the_generator_row_by_row():
    signs, generator = Signs(7), np.random.default_rng(7)
    for count, size in ((4, 3), (26, 5), (1, 0), (2, 1), (3, 1000)):
        assert np.array_equal(signs.take(count, size), generator.integers(0, 2, (count, size)) * 2 - 1)


@pytest.mark.parametrize("size", [_MOST // 2 - 1, _MOST])
def test_long_streams_begin_as_short_ones(size):
    first = Signs(5).take(1, 100)
    assert np.array_equal(Signs(5).take(2, size)[0, :100], first[0])


def test_seeds_differ_and_both_signs_come():
    one, other = (Signs(seed).take(1, 200) for seed in (1, 2))
    assert not np.array_equal(one, other)
    assert {*one.ravel().tolist()} == {-1, 1}


def test_up_and_down():
    assert Signs.up_and_down(3).tolist() == [[1, 1, 1], [-1, -1, -1]]


def test_every_direction_is_there_once():
    rows = Signs.every(3).tolist()
    assert len(rows) == len({tuple(row) for row in rows}) == 8
    assert {sign for row in rows for sign in row} == {-1, 1}


def test_each_place_of_a_short_axis_goes_against_the_others():
    rows = Signs.along_short_axes((2, 5)).reshape(-1, 2, 5)
    assert rows[:, :, 0].tolist() == [[1, -1], [-1, 1], [-1, 1], [1, -1]]
    assert (rows == rows[:, :, :1]).all()
    assert [row.tolist() for row in Signs.along_short_axes((1, 3))[:2]] == [[1, -1, -1], [-1, 1, -1]]
    assert Signs.along_short_axes((5, 1)).shape == (0, 5)
