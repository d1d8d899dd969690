"""Distances of results from their values: numbers, no numbers, other shapes."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.oracle.bounds_distances import apart, between_places, furthest

INF, NAN = float("inf"), float("nan")


def test_the_furthest_of_several_results_counts():
    results = np.array([[1.0, 5.0, NAN], [3.0, 2.0, 0.0]])
    assert furthest(results, np.array([2.0, 2.0, 0.0])).tolist() == [1.0, 3.0, INF]


def test_unsigned_results_do_not_wrap():
    assert furthest(np.array([[0], [7]], np.uint8), np.array([5], np.uint8)).tolist() == [5.0]


@pytest.mark.parametrize("results", [None, np.zeros((2, 3))])
def test_no_results_or_others_are_infinitely_far(results):
    assert furthest(results, np.zeros(2)).tolist() == [INF, INF]


def test_without_elements_nothing_is_far():
    assert furthest(np.zeros((5, 0)), np.zeros(0)).shape == (0,)


def test_one_result():
    assert apart(np.array([1.0, INF, NAN]), np.array([0.5, INF, 1.0])).tolist() == [0.5, INF, INF]
    assert apart(np.zeros(2), np.zeros(3)).tolist() == [INF] * 3
    assert apart(None, np.zeros(1)).tolist() == [INF]
    assert apart(None, None).tolist() == INF


@pytest.mark.parametrize(("result", "far"), [(NAN, INF), (2.0, 1.0)])
def test_a_result_of_rank_0(result, far):
    assert apart(np.array(result), np.array(1.0)).tolist() == far


def test_a_place_is_as_inexact_as_the_axis_is_long_that_changes_its_length():
    image = np.full((1, 2, 36, 5), -3.0, np.float32)
    assert between_places(image, np.zeros((1, 2, 63, 5))) == 2 * 36 * 3
    assert between_places(image, image) == 2 * 36 * 3
    assert between_places(image, np.zeros((1, 4, 36, 5))) == 2 * 2 * 3
