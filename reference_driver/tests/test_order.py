"""Reversed float sums: the last terms come first, in every way that kernels sum."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.errors import UsageError
from nnconform.reference_driver.device import open_device
from nnconform.reference_driver.summation_order import backwards

# From the front the 1 is lost in 1e8; from the back the large ones cancel first.
ROW = np.array([1, 1e8, -1e8], np.float32)
ONES = np.ones((3, 1), np.float32)


def test_the_order_matters_here() -> None:
    assert ROW.sum() == 0
    assert backwards(ROW).sum() == 1


def test_sums_along_an_axis_keep_the_order_of_the_others() -> None:
    rows = np.stack([ROW, 2 * ROW])
    np.testing.assert_array_equal(backwards(rows).sum(axis=1), [1, 2])
    np.testing.assert_array_equal(backwards(rows).sum(axis=-1, keepdims=True), [[1], [2]])
    np.testing.assert_array_equal(np.mean(backwards(rows * 3), axis=1), [1, 2])
    np.testing.assert_array_equal(backwards(rows).sum(axis=0), 3 * ROW)


def test_products_of_matrices_sum_backwards() -> None:
    weights = np.array([[1, 2], [3, 4], [5, 6]], np.float32)
    np.testing.assert_array_equal(backwards(ROW[None]) @ np.eye(3, dtype=np.float32), ROW[None])
    np.testing.assert_array_equal(backwards(weights.T) @ weights, weights.T @ weights)
    np.testing.assert_array_equal(np.matmul(weights.T, backwards(weights)), weights.T @ weights)


def test_what_is_computed_from_such_an_array_sums_backwards_too() -> None:
    assert (backwards(ROW) * 2).sum() == 2
    assert (backwards(ROW)[::1].reshape(3, 1)).sum() == 1


def test_an_unknown_order_is_refused() -> None:
    with pytest.raises(UsageError, match="order 'random'; known: numpy, reversed"):
        open_device(order="random")
