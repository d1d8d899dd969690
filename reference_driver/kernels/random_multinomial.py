"""RANDOM_MULTINOMIAL by inverting the cumulative distribution, with a Philox stream from the seeds."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel


@kernel(OperationType.RANDOM_MULTINOMIAL)
def random_multinomial(logits: Array, sample_count: int, seeds: Array) -> Array:
    # Both seeds 0 ask for a draw that differs every time.
    seed = np.random.SeedSequence(seeds.view(np.uint32).tolist() if seeds.any() else None)
    points = np.random.Generator(np.random.Philox(seed)).random((len(logits), sample_count))
    finite = np.where(np.isfinite(logits), logits, -np.inf).astype(np.float64)
    largest = finite.max(axis=1, keepdims=True)
    # A class without a finite logit is never drawn; a row of such classes has no distribution.
    weights = np.exp(finite - np.where(np.isfinite(largest), largest, 0))
    sums = np.cumsum(weights, axis=1)
    drawn = [np.searchsorted(row, each * row[-1], side="right") for row, each in zip(sums, points, strict=True)]
    return np.minimum(np.stack(drawn), logits.shape[1] - 1)
