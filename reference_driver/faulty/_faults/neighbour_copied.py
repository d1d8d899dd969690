"""The middle element of each output is a copy of the next."""

from __future__ import annotations

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, anywhere


def _strike(execution: Execution) -> list[Array]:
    return list(map(_copied, execution.right))


def _copied(array: Array) -> Array:
    wrong = array.copy()
    flat = wrong.reshape(-1)
    middle = (flat.size - 1) // 2
    flat[middle : middle + 1] = flat[middle + 1 : middle + 2]
    return wrong


FAULT = Fault("copies an element from its neighbour", "a middle element unlike the next", anywhere, _strike)
