"""What faults share that round the elements of inputs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Target


def float32_inputs(target: Target) -> bool:
    """Whether the kernel gets a tensor of float32."""
    return any(not arg.any_type and target.types.type_of(arg) == OperandType.TENSOR_FLOAT32 for arg in target.tensors())


def with_rounded(execution: Execution, code: OperandType, rounded: Callable[[Array], Array]) -> list[Array]:
    """The results if every input of a type were rounded first."""
    changes: dict[str, Any] = {}
    for name, given in execution.arguments.items():
        operand = execution.call.operands.get(name)
        if isinstance(given, np.ndarray) and isinstance(operand, Operand) and operand.type == code:
            changes[name] = rounded(given)
    return execution.with_arguments(**changes)
