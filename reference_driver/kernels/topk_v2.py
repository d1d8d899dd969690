"""TOPK_V2: a stable ascending sort read backwards, so that of equal elements the larger index comes first."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.TOPK_V2, takes=Takes.STORED, stacks=True)
def topk_v2(input: Array, k: int) -> tuple[Array, Array]:
    indices = np.argsort(input, axis=-1, kind="stable")[..., ::-1][..., :k]
    return np.take_along_axis(input, indices, axis=-1), indices
