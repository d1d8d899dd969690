"""Orders of float sums, in every way that kernels sum: the last terms first, or one term after the other."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.device import open_device
from nnconform.reference_driver.summation_order import Sequential, backwards

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


# Each 1 is lost in 2**24 where it comes alone, and not where some are added before.
LONG = np.array([2**24, *[1] * 40], np.float32)


def in_sequence(values: Array) -> Array:
    return values.view(Sequential)


def test_one_term_after_the_other() -> None:
    assert LONG.sum() > 2**24
    assert in_sequence(LONG).sum() == 2**24
    assert backwards(LONG).sum() == 2**24 + 40


def test_sums_in_sequence_along_axes() -> None:
    rows = np.stack([LONG, LONG[::-1]])
    np.testing.assert_array_equal(in_sequence(rows).sum(axis=1), [2**24, 2**24 + 40])
    np.testing.assert_array_equal(in_sequence(rows).sum(axis=-1, keepdims=True), [[2**24], [2**24 + 40]])
    np.testing.assert_array_equal(in_sequence(rows.T.copy()).sum(axis=(0, 1), keepdims=True).shape, (1, 1))
    np.testing.assert_array_equal(in_sequence(rows).sum(axis=0), rows.sum(axis=0))
    out = np.zeros(2, np.float32)
    np.sum(in_sequence(rows), axis=1, out=out)
    np.testing.assert_array_equal(out, [2**24, 2**24 + 40])
    np.testing.assert_array_equal(in_sequence(np.zeros((2, 0), np.float32)).sum(axis=1), [0, 0])
    np.testing.assert_allclose(np.mean(in_sequence(rows), axis=1), rows.mean(axis=1), rtol=1e-5)


@pytest.mark.parametrize("left", [(41,), (2, 41), (3, 2, 41)])
@pytest.mark.parametrize("right", [(41,), (41, 4), (3, 41, 4)])
def test_products_in_sequence(left: tuple[int, ...], right: tuple[int, ...]) -> None:
    one, other = np.full(left, 1, np.float32), np.full(right, 1, np.float32)
    product = np.matmul(in_sequence(one), other)
    np.testing.assert_array_equal(product, np.matmul(one, other))
    assert type(product) is Sequential or not product.ndim
    one[..., 0] = 2**24
    np.testing.assert_array_equal(np.matmul(in_sequence(one), other), np.full(product.shape, 2**24))
    np.testing.assert_array_equal(np.matmul(one, in_sequence(other)), np.full(product.shape, 2**24))


def test_a_product_in_sequence_into_memory() -> None:
    out = np.zeros((1, 1), np.float32)
    np.matmul(in_sequence(LONG[None]), np.ones((41, 1), np.float32), out=out)
    assert out == 2**24
    np.testing.assert_array_equal(
        in_sequence(np.zeros((2, 0), np.float32)) @ np.zeros((0, 3), np.float32), np.zeros((2, 3))
    )


def test_an_unknown_order_is_refused() -> None:
    with pytest.raises(UsageError, match="order 'random'; known: numpy, reversed, sequential"):
        open_device(order="random")
