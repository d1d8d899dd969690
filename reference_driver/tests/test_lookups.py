"""EMBEDDING_LOOKUP, HASHTABLE_LOOKUP, worked by hand; RANDOM_MULTINOMIAL by its distribution."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, assert_refused, run_operation

VALUES = [[10, 11], [20, 21], [30, 31]]


def _lookup(values, **vectors):
    return {**{name: Given(T.TENSOR_INT32, each) for name, each in vectors.items()}, "values": values}


def test_embedding():
    inputs = _lookup(Given(T.TENSOR_QUANT8_ASYMM_SIGNED, VALUES, 0.5, -1), lookups=[2, 0, 2])
    (output,) = run_operation(O.EMBEDDING_LOOKUP, inputs, [Given(T.TENSOR_QUANT8_ASYMM_SIGNED, None, 0.5, -1)])
    assert output.tolist() == [[30, 31], [10, 11], [30, 31]]


@pytest.mark.parametrize("index", [-1, 3])
def test_embedding_out_of_range(index):
    inputs = _lookup(Given(T.TENSOR_INT32, VALUES), lookups=[0, index])
    assert_refused(O.EMBEDDING_LOOKUP, inputs, [Given(T.TENSOR_INT32)], "lookups")


def test_embedding_of_nothing_is_refused():
    inputs = _lookup(Given(T.TENSOR_INT32, np.zeros((3, 0))), lookups=[0])
    assert_refused(O.EMBEDDING_LOOKUP, inputs, [Given(T.TENSOR_INT32)], "needs elements")


def test_hashtable_miss_is_zero_bytes():
    inputs = _lookup(Given(T.TENSOR_QUANT8_ASYMM, VALUES, 0.5, 7), lookups=[9, -5, 8, 2], keys=[-5, 2, 9])
    outputs = [Given(T.TENSOR_QUANT8_ASYMM, None, 0.5, 7), Given(T.TENSOR_QUANT8_ASYMM, None, 1.0, 0)]
    result, hits = run_operation(O.HASHTABLE_LOOKUP, inputs, outputs)
    assert result.tolist() == [[30, 31], [10, 11], [0, 0], [20, 21]]
    assert hits.tolist() == [1, 1, 0, 1]


@pytest.mark.parametrize(("keys", "match"), [([2, -5, 9], "ascending"), ([2, 9], "slices of values")])
def test_hashtable_refused(keys, match):
    inputs = _lookup(Given(T.TENSOR_INT32, VALUES), lookups=[2], keys=keys)
    assert_refused(
        O.HASHTABLE_LOOKUP, inputs, [Given(T.TENSOR_INT32), Given(T.TENSOR_QUANT8_ASYMM, None, 1.0, 0)], match
    )


LOGITS = np.array([[0.0, 1.0, -1.0, 0.5], [5.0, 5.0, -np.inf, np.nan]], np.float32)


def _draw(seeds, count=4000):
    inputs = {
        "logits": Given(T.TENSOR_FLOAT32, LOGITS),
        "sample_count": Given(T.INT32, count),
        "seeds": Given(T.TENSOR_INT32, seeds),
    }
    (output,) = run_operation(O.RANDOM_MULTINOMIAL, inputs, [Given(T.TENSOR_INT32)])
    return output


def test_multinomial_distribution():
    """Chi-square at one in a million; a class without a finite logit is never drawn."""
    # Imported by this test alone: it takes every worker seconds.
    stats = pytest.importorskip("scipy.stats", reason="scipy is not installed: pip install 'nnconform[dev]'")
    result = _draw([-37, 42])
    for row, logits in zip(result, LOGITS, strict=True):
        powers = np.exp(np.where(np.isfinite(logits), logits, -np.inf).astype(float))
        expected = powers / powers.sum() * len(row)
        counts = np.bincount(row, minlength=4)
        assert not counts[expected == 0].any()
        assert stats.chisquare(counts[expected > 0], expected[expected > 0]).pvalue > 1e-6


def test_multinomial_seeds():
    """Other seeds, other samples; the rows of a batch are drawn independently."""
    result = _draw([1, 2])
    assert (result != _draw([2, 1])).any()
    assert (result[0] != result[1]).any()


def test_multinomial_without_seeds_differs_every_time():
    # Fed and constant, the helper draws twice: not the same.
    with pytest.raises(AssertionError, match="not equal"):
        _draw([0, 0])
