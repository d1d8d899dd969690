"""Negative values of axes and indexes are taken as 0 instead of counting from the end."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.schema import Above, OneOf, Within
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target


def _places(target: Target) -> Iterable[str]:
    rules = (Above, OneOf, Within)
    scalars = (arg for arg in target.scalars() if target.types.type_of(arg) == T.INT32)
    rest = ((arg.name, arg.values) for arg in (*scalars, *target.integers()))
    return (name for name, rule in rest if not isinstance(rule, rules) or rule.admits(-1))


def _strike(execution: Execution) -> list[Array]:
    given = np.asarray(execution.call.value(execution.place))
    if (given >= 0).all():
        return execution.right
    raised = np.maximum(given, 0)
    return execution.with_value(lambda value: raised if raised.ndim else raised.item())


FAULT = Fault("takes negative axes and indexes as 0", "a negative one for which that is not the same", _places, _strike)
