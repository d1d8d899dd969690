"""A smaller operand is aligned with the first axes of the larger, not with its last."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target


def _places(target: Target) -> Iterable[str]:
    free = [arg.name for arg in target.tensors() if arg.extents is None and arg.type is None and arg.ranks[1] != 1]
    return free if len(free) > 1 else ()


def _strike(execution: Execution) -> list[Array]:
    right = execution.right[0]

    def aligned(array: Array) -> Array:
        if array.ndim == right.ndim or not right.size:
            return array
        return array.ravel()[np.arange(right.size) * array.size // right.size].reshape(right.shape)

    return execution.with_tensor(aligned)


FAULT = Fault(
    "broadcasts from the left", "operands of different ranks, the smaller with more than one element", _places, _strike
)
