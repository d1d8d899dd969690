"""Of equal elements the last one is taken, not the first."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target


def _places(target: Target) -> Iterable[str]:
    picks = {"along", "k"} & set(target.kernel.parameters)
    indexes = [arg for arg in target.form.outputs if arg.type == T.TENSOR_INT32]
    return ("",) if picks and indexes and "input" in target.kernel.parameters else ()


def _strike(execution: Execution) -> list[Array]:
    along = execution.arguments.get("along", -1)
    input = execution.arguments["input"]
    found = execution.with_arguments(input=np.flip(input, along))
    types = [operand.type for operand in execution.output_operands()]
    last = input.shape[along] - 1
    return [last - each if code == T.TENSOR_INT32 else each for code, each in zip(types, found, strict=True)]


FAULT = Fault("takes the last of equal elements", "equal largest or smallest elements along the axis", _places, _strike)
