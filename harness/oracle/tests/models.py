"""Small models for the oracle's tests: only the operands matter."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.model.graph import Model, Operand, Operation, Subgraph


def model_of(inputs: Sequence[Operand], outputs: Sequence[Operand], *, relaxed: bool = False) -> Model:
    """Return a model with one operation from ``inputs`` to ``outputs``."""
    given, value = tuple(range(len(inputs))), tuple(range(len(inputs), len(inputs) + len(outputs)))
    step = Operation(OperationType.ADD, given, value)
    return Model(Subgraph((*inputs, *outputs), (step,), given, value), relax_computation_float32_to_float16=relaxed)


def tensor(code: OperandType, *dimensions: int) -> Operand:
    """Return an operand of type ``code``; with 0.5 and 3 as quantisation if the type has one."""
    quantised = code in (OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED)
    return Operand(code, dimensions, scale=0.5 if quantised else 0.0, zero_point=3 if quantised else 0)
