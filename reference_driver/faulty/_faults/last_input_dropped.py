"""The last tensor of a list is taken to be the one before."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target, fitted


def _places(target: Target) -> Iterable[str]:
    return (arg.name for arg in target.lists())


def _strike(execution: Execution) -> list[Array]:
    given = list(execution.arguments[execution.place])
    given[-1] = fitted(given[-2], given[-1])
    return execution.with_arguments(**{execution.place: given})


FAULT = Fault("reads the last tensor of a list from the one before", "a list of two", _places, _strike)
