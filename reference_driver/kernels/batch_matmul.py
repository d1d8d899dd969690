"""BATCH_MATMUL."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel


@kernel(OperationType.BATCH_MATMUL)
def batch_matmul(lhs: Array, rhs: Array, adj_x: bool, adj_y: bool) -> Array:
    return np.matmul(lhs.swapaxes(-1, -2) if adj_x else lhs, rhs.swapaxes(-1, -2) if adj_y else rhs)
