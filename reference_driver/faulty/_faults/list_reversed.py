"""A small tensor of integers (axes, sizes, paddings) is read from its end."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target


def _places(target: Target) -> Iterable[str]:
    return (arg.name for arg in target.integers())


def _strike(execution: Execution) -> list[Array]:
    return execution.with_value(lambda value: np.asarray(value)[..., ::-1])


FAULT = Fault("reads a list of integers from its end", "a list that is another one from its end", _places, _strike)
