"""An optional scalar that is left out is not taken as its default."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.schema import Omission
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target


def _places(target: Target) -> Iterable[str]:
    return (arg.name for arg in target.scalars() if arg.omission is not Omission.NEVER and arg.default is not None)


def _strike(execution: Execution) -> list[Array]:
    if execution.call.given(execution.place):
        return execution.right
    return execution.with_value(lambda value: type(value)(not value if value in (0, 1) else 0))


FAULT = Fault("takes another default", "the optional argument left out where it matters", _places, _strike)
