"""SVDF: one step of the filters' memory."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel
from nnconform.reference_driver.recurrent import activate


@kernel(OperationType.SVDF)
def svdf(
    input: Array,
    weights_feature: Array,
    weights_time: Array,
    bias: Array | None,
    state_in: Array,
    rank: int,
    activation: int,
) -> tuple[Array, Array]:
    filters, memory = weights_time.shape
    state = state_in.reshape(-1, filters, memory).copy()
    state[:, :, -1] = input @ weights_feature.T
    by_filter = np.einsum("bfm,fm->bf", state, weights_time)
    sums = by_filter.reshape(-1, filters // rank, rank).sum(axis=2)
    if bias is not None:
        sums += bias
    # The oldest column leaves; the newest is free for the next step.
    state[:, :, :-1] = state[:, :, 1:]
    state[:, :, -1] = 0
    return state.reshape(state_in.shape), activate(sums, activation)
