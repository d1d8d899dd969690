"""QUANTIZE: real values to quantised ones."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.operation import Form, Op
from nnconform.harness.ops.schema import row, tensor
from nnconform.harness.ops.shapes import same_as

T, V = OperandType, HalVersion

QUANTIZE = Op(
    code=OperationType.QUANTIZE,
    summary="Zero point + x / scale, rounded half away from zero and clamped to the type's range.",
    forms=(Form("default", (tensor("input", rank=(1, None)),), (tensor("output", rank=(1, None)),), same_as("input")),),
    rows=(
        row(V.V1_2, T.TENSOR_FLOAT32, output=T.TENSOR_QUANT8_ASYMM),
        row(V.V1_2, T.TENSOR_FLOAT16, output=T.TENSOR_QUANT8_ASYMM),
        row(V.V1_3, T.TENSOR_FLOAT32, output=T.TENSOR_QUANT8_ASYMM_SIGNED),
        row(V.V1_3, T.TENSOR_FLOAT16, output=T.TENSOR_QUANT8_ASYMM_SIGNED),
    ),
    elementwise=True,
)
