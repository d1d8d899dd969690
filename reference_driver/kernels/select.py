"""SELECT."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel
from nnconform.reference_driver.tensors import Quantisation, Quantised


@kernel(OperationType.SELECT)
def select(condition: Array, if_true: Array, if_false: Array) -> Array:
    return np.where(condition, if_true, if_false)


@kernel(OperationType.SELECT, takes=Takes.QUANTISED)
def select_quantised(condition: Array, if_true: Quantised, if_false: Quantised, output: Quantisation) -> Array:
    return np.where(condition, if_true.in_terms_of(output), if_false.in_terms_of(output))
