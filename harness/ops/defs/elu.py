"""ELU: one tensor element by element."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.operation import Form, Op
from nnconform.harness.ops.ranges import exponential_tail
from nnconform.harness.ops.schema import row, scalar, tensor
from nnconform.harness.ops.shapes import same_as

T, V = OperandType, HalVersion

ELU = Op(
    code=OperationType.ELU,
    summary="max(0, x) + min(0, alpha * (exp(x) - 1)).",
    forms=(
        Form(
            "default",
            (tensor("input", rank=(1, None)), scalar("alpha", None)),
            (tensor("output", rank=(1, None)),),
            same_as("input"),
        ),
    ),
    rows=(row(V.V1_3, T.TENSOR_FLOAT32, alpha=T.FLOAT32), row(V.V1_3, T.TENSOR_FLOAT16, alpha=T.FLOAT16)),
    zero_sized=False,
    range=exponential_tail,
    elementwise=True,
)
