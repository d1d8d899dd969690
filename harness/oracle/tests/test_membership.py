"""Tests of whether all elements of one array are elements of another, against numpy."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.membership import are_among


@pytest.mark.parametrize("count", [4, 300])
@pytest.mark.parametrize("dtype", [np.float32, np.float16, np.uint8, np.int32])
def test_elements_among_others(dtype: type, count: int) -> None:
    others: Array = np.random.default_rng(0).permutation(count).astype(dtype)
    turned = others[::-1].reshape(2, -1)
    assert are_among(turned, others)
    for beyond in (count + 1, 17 * count):
        changed = turned.copy()
        changed[1, 0] = np.array(beyond).astype(dtype)
        assert are_among(changed, others) == bool(np.isin(changed, others).all())
    assert not are_among(others, np.full_like(others, others[0]))


@pytest.mark.parametrize("count", [4, 300])
def test_either_zero_is_the_other_and_no_nan_is_any(count: int) -> None:
    others = np.arange(count, dtype=np.float32)
    assert are_among(-others[:1], others)
    assert are_among(np.where(others != 0, others, np.float32(-0.0)), others)
    others[1] = np.nan
    assert not are_among(others, others)
