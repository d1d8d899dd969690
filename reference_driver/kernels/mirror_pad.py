"""MIRROR_PAD."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.defs.mirror_pad import REFLECT
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.MIRROR_PAD, takes=Takes.STORED)
def mirror_pad(input: Array, widths: list[tuple[int, int]], mode: int) -> Array:
    return np.pad(input, widths, mode="reflect" if mode == REFLECT else "symmetric")
