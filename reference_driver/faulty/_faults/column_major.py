"""A tensor is read in the other order of its axes, as with transposed weights."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target


def _places(target: Target) -> Iterable[str]:
    return (arg.name for arg in target.tensors() if arg.ranks[1] is None or arg.ranks[1] > 1)


def _strike(execution: Execution) -> list[Array]:
    return execution.with_tensor(lambda array: array.reshape(array.shape[::-1]).transpose())


FAULT = Fault("reads a tensor in column-major order", "two axes with more than one element", _places, _strike)
