"""A smaller operand is repeated end to end, instead of along the axes where it is 1."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target


def _places(target: Target) -> Iterable[str]:
    free = [arg.name for arg in target.tensors() if arg.extents is None and arg.type is None and arg.ranks[1] != 1]
    return free if len(free) > 1 else ()


def _strike(execution: Execution) -> list[Array]:
    shape = execution.right[0].shape
    return execution.with_tensor(lambda array: np.resize(array, shape))


FAULT = Fault(
    "repeats a smaller operand end to end", "an extent of 1 that is not first, against a larger one", _places, _strike
)
