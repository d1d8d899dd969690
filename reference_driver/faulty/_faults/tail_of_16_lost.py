"""What is left after the last whole vector of 16 elements is not computed."""

from __future__ import annotations

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, anywhere

_LANES = 16


def _strike(execution: Execution) -> list[Array]:
    def without_tail(array: Array) -> Array:
        left = array.copy()
        if array.size > _LANES:
            left.reshape(-1)[array.size // _LANES * _LANES :] = 0
        return left

    return list(map(without_tail, execution.right))


FAULT = Fault(
    "leaves the tail after vectors of 16", "more than 16 elements, and not a multiple of 16", anywhere, _strike
)
