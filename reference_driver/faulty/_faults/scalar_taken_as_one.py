"""A scalar is taken as 1 or true whatever it is."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.schema import Above, OneOf, Within
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target


def _places(target: Target) -> Iterable[str]:
    rules = (Above, OneOf, Within)
    scalars = ((arg.name, arg.values) for arg in target.scalars() if arg.type != T.SUBGRAPH)
    return (name for name, rule in scalars if not isinstance(rule, rules) or rule.admits(1))


def _strike(execution: Execution) -> list[Array]:
    return execution.with_value(lambda value: type(value)(1))


FAULT = Fault("takes a scalar as 1 or true", "another value that changes the result", _places, _strike)
