"""RELU, RELU1, RELU6, LOGISTIC, TANH."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import FusedActivation, OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.activation import apply_real
from nnconform.reference_driver.kernels.registry import Takes, kernel
from nnconform.reference_driver.tensors import Quantisation, Quantised


@kernel(OperationType.RELU)
def relu(input: Array) -> Array:
    return apply_real(input, FusedActivation.RELU)


@kernel(OperationType.RELU1)
def relu1(input: Array) -> Array:
    return apply_real(input, FusedActivation.RELU1)


@kernel(OperationType.RELU6)
def relu6(input: Array) -> Array:
    return apply_real(input, FusedActivation.RELU6)


@kernel(OperationType.LOGISTIC)
def logistic(input: Array) -> Array:
    # exp of minus the magnitude cannot overflow; the other half follows from 1 - logistic(x) = logistic(-x).
    small = np.exp(-np.abs(input))
    return np.where(input >= 0, 1, small) / (1 + small)


@kernel(OperationType.TANH)
def tanh(input: Array) -> Array:
    return np.tanh(input)


@kernel(OperationType.LOGISTIC, takes=Takes.QUANTISED)
def logistic_quantised(input: Quantised, output: Quantisation) -> Array:
    return input.by_table(logistic, output)


@kernel(OperationType.TANH, takes=Takes.QUANTISED)
def tanh_quantised(input: Quantised, output: Quantisation) -> Array:
    return input.by_table(tanh, output)
