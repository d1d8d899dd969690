"""LOGICAL_NOT: one tensor of booleans element by element."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.operation import Form, Op
from nnconform.harness.ops.schema import rows, tensor
from nnconform.harness.ops.shapes import same_as

LOGICAL_NOT = Op(
    code=OperationType.LOGICAL_NOT,
    summary="Whether x is false.",
    forms=(Form("default", (tensor("input", rank=(1, None)),), (tensor("output", rank=(1, None)),), same_as("input")),),
    rows=rows(HalVersion.V1_2, OperandType.TENSOR_BOOL8),
    zero_sized=False,
    apart=("input",),
)
