"""MAXIMUM, MINIMUM. Raw values in one quantisation are ordered like their real values."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel
from nnconform.reference_driver.tensors import Quantisation, Quantised


@kernel(OperationType.MAXIMUM)
def maximum(lhs: Array, rhs: Array) -> Array:
    return np.maximum(lhs, rhs)


@kernel(OperationType.MINIMUM)
def minimum(lhs: Array, rhs: Array) -> Array:
    return np.minimum(lhs, rhs)


@kernel(OperationType.MAXIMUM, takes=Takes.QUANTISED)
def maximum_quantised(lhs: Quantised, rhs: Quantised, output: Quantisation) -> Array:
    return np.maximum(lhs.in_terms_of(output), rhs.in_terms_of(output))


@kernel(OperationType.MINIMUM, takes=Takes.QUANTISED)
def minimum_quantised(lhs: Quantised, rhs: Quantised, output: Quantisation) -> Array:
    return np.minimum(lhs.in_terms_of(output), rhs.in_terms_of(output))
