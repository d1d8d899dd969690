"""The judges of goldens, against numbers worked out by hand."""

from __future__ import annotations

from math import inf

import numpy as np
import pytest

from nnconform.mlts.metrics.phone_error import distance, phone_error, phones
from nnconform.mlts.scoring import LARGEST_DIFFERENCE, Classes, Phones, Values


@pytest.mark.parametrize(
    ("a", "b", "wanted"),
    [("", "", 0), ("abc", "", 3), ("", "ab", 2), ("kitten", "sitting", 3), ("abcd", "bcde", 2), ("ab", "ba", 2)],
)
def test_distance(a, b, wanted):
    assert distance([ord(each) for each in a], [ord(each) for each in b]) == wanted


def scores(*best: int, classes: int = 4):
    return np.eye(classes, dtype=np.float32)[list(best)]


def test_phone_error_is_a_share_of_the_frames():
    assert phones(scores(3, 0, 1)) == [3, 0, 1]
    # One frame late: one phone is lost at the end, one more is at the start.
    assert phone_error(scores(0, 1, 2, 3), scores(0, 0, 1, 2)) == 0.5
    with pytest.raises(ValueError, match="shapes of phones"):
        phone_error(scores(0, 1), scores(0))


def test_phones_at_the_limit():
    expected = scores(*[0] * 40)
    for wrong, right in ((2, True), (3, False)):
        answer = Phones()(expected, scores(*[1] * wrong, *[0] * (40 - wrong)))
        assert (answer.problem == "") is right
        assert sum(answer.scores["phones right"]) == 40 - wrong
    nan = expected.copy()
    nan[7, 3] = np.nan
    assert Phones()(expected, nan).problem


def test_values():
    expected = np.zeros((3, 2), np.float32)
    assert Values()(expected, expected + np.float32(9e-6)).problem == ""
    got = expected.copy()
    got[1, 0], got[2, 1] = 2e-5, -3e-5
    answer = Values()(expected, got)
    assert answer.scores["steps right"] == [1.0, 0.0, 0.0]
    assert list(answer.scores[LARGEST_DIFFERENCE]) == pytest.approx([3e-5])
    assert answer.problem == (
        "2 of 6 values more than 1e-05 off, from step 1 on, the worst in step 2 at [1]: expected 0, got -2.99999992e-05"
    )
    got[0, 0] = np.nan
    answer = Values()(expected, got)
    assert answer.scores[LARGEST_DIFFERENCE] == [inf]
    assert "from step 0 on, the worst in step 0 at [0]: expected 0, got nan" in answer.problem


def test_classes():
    expected = np.array([[9, 8, 7, 6, 5, 4, 3]], np.uint8)
    assert Classes()(expected, expected).scores == {"golden top-1": [1.0], LARGEST_DIFFERENCE: [0.0]}
    near, far = expected.copy(), expected.copy()
    near[0, 0], far[0, 0] = 6, 0
    answer = Classes()(expected, near)
    assert (answer.problem, answer.scores["golden top-1"], answer.scores[LARGEST_DIFFERENCE]) == ("", [0.0], [3.0])
    assert Classes()(expected, far).problem == "the golden's best class, 0, is not among the five best"
    # Of float scores each must be near.
    real = expected.astype(np.float32)
    assert "more than 1e-05 off" in Classes()(real, real + np.float32(1e-3)).problem
