"""NEG: one tensor element by element."""

from __future__ import annotations

from operator import neg

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.operation import Form, Op
from nnconform.harness.ops.ranges import of
from nnconform.harness.ops.schema import rows, tensor
from nnconform.harness.ops.shapes import same_as

T, V = OperandType, HalVersion

NEG = Op(
    code=OperationType.NEG,
    summary="-x.",
    forms=(Form("default", (tensor("input", rank=(1, None)),), (tensor("output", rank=(1, None)),), same_as("input")),),
    rows=rows(V.V1_2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_INT32),
    zero_sized=False,
    range=of(neg),
    elementwise=True,
    exact=True,
)
