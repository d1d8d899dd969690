"""An integer scalar is read one too high."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target


def _places(target: Target) -> Iterable[str]:
    return (arg.name for arg in target.scalars() if target.types.type_of(arg) == T.INT32)


def _strike(execution: Execution) -> list[Array]:
    return execution.with_value(lambda value: value + 1)


FAULT = Fault("reads an integer one too high", "extents for which one more makes a difference", _places, _strike)
