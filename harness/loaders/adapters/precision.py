"""What a runtime that computes floats in 16 bits may claim."""

from __future__ import annotations

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Model


def float32_operations(model: Model, reason: str) -> dict[int, str]:
    """Return ``reason`` for each operation of the main subgraph with a float32 tensor, none if the model is relaxed."""
    if model.relax_computation_float32_to_float16:
        return {}
    operands = model.main.operands
    return {
        number: reason
        for number, operation in enumerate(model.main.operations)
        if any(operands[index].type == OperandType.TENSOR_FLOAT32 for index in (*operation.inputs, *operation.outputs))
    }
