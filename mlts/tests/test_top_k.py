"""Top-k and McNemar's test, against numbers worked out by hand."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.mlts.metrics.top_k import accuracy, is_hit, mcnemar, top


@pytest.mark.parametrize("dtype", [np.float32, np.uint8])
def test_the_best_come_first_and_equal_ones_in_order(dtype):
    assert top(np.array([3, 9, 0, 9, 3], dtype), 4) == (1, 3, 0, 4)


def test_a_label_that_stands_for_two_classes():
    scores, labels = np.array([0.1, 0.7, 0.2]), ["crane", "dog", "crane"]
    assert not is_hit(scores, "crane", labels, 1)
    assert is_hit(scores, "crane", labels, 2)
    assert is_hit(scores, "dog", labels, 1)


def test_accuracy():
    assert accuracy([True, False, False, True]) == 0.5
    with pytest.raises(ValueError, match="at least 1"):
        accuracy([])


@pytest.mark.parametrize(
    ("only_a", "only_b", "p"),
    [
        (0, 0, 1.0),
        (1, 1, 1.0),
        (5, 0, 2 / 32),
        (0, 6, 2 / 64),
        (8, 2, 2 * (1 + 10 + 45) / 1024),
    ],
)
def test_mcnemar(only_a, only_b, p):
    both = [True] * 20 + [False] * 20
    a = both + [True] * only_a + [False] * only_b
    b = both + [False] * only_a + [True] * only_b
    assert mcnemar(a, b) == pytest.approx(p)
    assert mcnemar(b, a) == pytest.approx(p)


def test_mcnemar_wants_pairs():
    with pytest.raises(ValueError, match="shorter"):
        mcnemar([True], [])
