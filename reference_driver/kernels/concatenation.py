"""CONCATENATION."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel
from nnconform.reference_driver.tensors import Quantisation, Quantised


@kernel(OperationType.CONCATENATION)
def concatenation(inputs: list[Array], axis: int) -> Array:
    return np.concatenate(inputs, axis)


@kernel(OperationType.CONCATENATION, takes=Takes.QUANTISED)
def concatenation_quantised(inputs: list[Quantised], axis: int, output: Quantisation) -> Array:
    return np.concatenate([each.in_terms_of(output) for each in inputs], axis)
