"""The last elements of an input's last axis take no part: sums end one too early."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target
from nnconform.reference_driver.tensors import Quantised


def _places(target: Target) -> Iterable[str]:
    return (arg.name for arg in target.tensors() if arg.ranks[1] != 0)


def _strike(execution: Execution) -> list[Array]:
    given = execution.arguments[execution.place]
    zero = given.zero_point if isinstance(given, Quantised) else 0

    def without_last(array: Array) -> Array:
        left = array.copy()
        left[..., -1:] = zero
        return left

    return execution.with_tensor(without_last)


FAULT = Fault(
    "leaves out the last element along an input's last axis", "an element there that matters", _places, _strike
)
