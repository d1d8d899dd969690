"""Two arguments that go in pairs change places: paddings, strides, operands, directions."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.schema import Arg
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target

_PAIRS = (
    ("left", "right"),
    ("top", "bottom"),
    ("width", "height"),
    ("lhs", "rhs"),
    ("x", "y"),
    ("w", "h"),
    ("true", "false"),
    ("fw", "bw"),
    ("then", "else"),
    ("alpha", "beta"),
)


def _other(name: str) -> str | None:
    words = name.split("_")
    for one, two in _PAIRS:
        if one in words:
            return "_".join(two if word == one else word for word in words)
    return None


def _places(target: Target) -> Iterable[str]:
    there: dict[str, Arg] = {arg.name: arg for arg in (*target.tensors(), *target.scalars())}
    for arg in there.values():
        other = there.get(_other(arg.name) or "")
        if other is not None and target.types.type_of(arg) == target.types.type_of(other):
            yield arg.name


def _strike(execution: Execution) -> list[Array]:
    one = execution.place
    two = _other(one) or one
    if np.ndim(execution.arguments.get(one, 0)) or not execution.call.form.derive:
        return execution.with_arguments(**{one: execution.arguments[two], two: execution.arguments[one]})
    return execution.with_values({one: execution.call.value(two), two: execution.call.value(one)})


FAULT = Fault("exchanges two arguments", "different values in both", _places, _strike)
