"""Results with the numbers of the inputs rounded, or those of the outputs changed before they are stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import QUANTISED, Array, quantised_range
from nnconform.reference_driver.faulty.kernel._call import Execution, Target
from nnconform.reference_driver.kernels.registry import Takes

# A raw result, not yet rounded or clamped where the kernel leaves that open; zero point; lowest; highest raw value.
Change = Callable[[Array, int, int, int], Array]


def quantised_outputs(target: Target) -> Iterable[str]:
    """Return the place of a fault in operations that requantise results, not in those that only move bytes."""
    moves = target.kernel.takes is Takes.STORED
    return ("",) if not moves and any(True for _ in target.outputs(*QUANTISED)) else ()


def with_raw(execution: Execution, change: Change) -> list[Array]:
    """Return the results with the raw values of quantised outputs changed."""
    return [
        _changed(execution, operand, each, change) if operand.type in QUANTISED else each
        for operand, each in zip(execution.output_operands(), execution.right, strict=False)
    ]


def _changed(execution: Execution, operand: Operand, result: Array, change: Change) -> Array:
    low, high = quantised_range(OperandType(operand.type))
    if execution.kernel.takes is Takes.QUANTISED:
        return change(result.astype(np.float64), operand.zero_point, low, high)
    scale = np.float64(operand.scale)
    raw = change(result.astype(np.float64) / scale + operand.zero_point, operand.zero_point, low, high)
    return ((raw - operand.zero_point) * scale).astype(result.dtype)


def float32_inputs(target: Target) -> bool:
    """Return whether the kernel gets a float32 tensor."""
    return any(not arg.any_type and target.types.type_of(arg) == OperandType.TENSOR_FLOAT32 for arg in target.tensors())


def with_rounded(execution: Execution, code: OperandType, rounded: Callable[[Array], Array]) -> list[Array]:
    """Return the results with every input of a type rounded first."""
    changes: dict[str, Any] = {}
    for name, value in execution.arguments.items():
        operand = execution.call.operands.get(name)
        if isinstance(value, np.ndarray) and isinstance(operand, Operand) and operand.type == code:
            changes[name] = rounded(value)
    return execution.with_arguments(**changes)
