"""RANK: how many axes a tensor has; the one operation whose output is a scalar."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.operation import Form, Op
from nnconform.harness.ops.schema import rows, scalar, tensor

T = OperandType

RANK = Op(
    code=OperationType.RANK,
    summary="The number of the input's axes.",
    forms=(Form("default", (tensor("input", rank=(1, None)),), (scalar("output"),), lambda call: ((),)),),
    rows=rows(
        HalVersion.V1_3,
        T.TENSOR_FLOAT32,
        T.TENSOR_INT32,
        T.TENSOR_QUANT8_ASYMM,
        T.TENSOR_QUANT16_SYMM,
        T.TENSOR_FLOAT16,
        T.TENSOR_BOOL8,
        T.TENSOR_QUANT8_SYMM_PER_CHANNEL,
        T.TENSOR_QUANT16_ASYMM,
        T.TENSOR_QUANT8_SYMM,
        T.TENSOR_QUANT8_ASYMM_SIGNED,
    ),
    zero_sized=False,
)
