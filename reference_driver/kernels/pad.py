"""PAD, PAD_V2."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.borders import surrounded
from nnconform.reference_driver.kernels.registry import Takes, kernel
from nnconform.reference_driver.tensors import Quantisation


@kernel(OperationType.PAD, takes=Takes.STORED)
def pad(input: Array, widths: list[tuple[int, int]], output: Quantisation | Operand) -> Array:
    # The zero point of tensors that are not quantised is 0.
    return surrounded(input, widths, output.zero_point)


@kernel(OperationType.PAD_V2, takes=Takes.STORED)
def pad_v2(input: Array, widths: list[tuple[int, int]], pad_value: float) -> Array:
    # An INT32 out of the raw values' range is undefined by the contract; this uses its low byte.
    return surrounded(input, widths, np.asarray(pad_value).astype(input.dtype))
