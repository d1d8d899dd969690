"""The last element along the last axis of each output is a copy of the one before."""

from __future__ import annotations

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, anywhere


def _strike(execution: Execution) -> list[Array]:
    return list(map(_lost, execution.right))


def _lost(array: Array) -> Array:
    left = array.copy()
    if left.ndim and left.shape[-1] > 1:
        left[..., -1] = left[..., -2]
    elif left.size > 1:
        left.reshape(-1)[-1] = left.reshape(-1)[-2]
    return left


FAULT = Fault("loses the last element of each row", "a last element unlike the one before", anywhere, _strike)
