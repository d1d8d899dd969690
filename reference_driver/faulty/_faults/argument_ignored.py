"""A tensor beside the first (a bias, a state, a weight) is taken as zeros."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target
from nnconform.reference_driver.tensors import Quantised


def _places(target: Target) -> Iterable[str]:
    return [arg.name for arg in target.tensors()][1:]


def _strike(execution: Execution) -> list[Array]:
    given = execution.arguments[execution.place]
    zero = given.zero_point if isinstance(given, Quantised) else 0
    return execution.with_tensor(lambda array: np.full_like(array, zero))


FAULT = Fault("takes a tensor as zeros", "a tensor that is not zeros and that the result depends on", _places, _strike)
