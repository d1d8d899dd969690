"""DEQUANTIZE: quantised values to real ones."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.operation import Form, Op
from nnconform.harness.ops.schema import row, tensor
from nnconform.harness.ops.shapes import same_as

T, V = OperandType, HalVersion

DEQUANTIZE = Op(
    code=OperationType.DEQUANTIZE,
    summary="(x - zero point) * scale; the scale of its channel where there is one for each.",
    forms=(Form("default", (tensor("input", rank=(1, 4)),), (tensor("output", rank=(1, 4)),), same_as("input")),),
    rows=(
        row(V.V1_0, T.TENSOR_QUANT8_ASYMM, output=T.TENSOR_FLOAT32),
        *(row(V.V1_2, q, output=T.TENSOR_FLOAT32) for q in (T.TENSOR_QUANT8_SYMM, T.TENSOR_QUANT8_SYMM_PER_CHANNEL)),
        *(
            row(V.V1_2, q, output=T.TENSOR_FLOAT16)
            for q in (T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_SYMM, T.TENSOR_QUANT8_SYMM_PER_CHANNEL)
        ),
        *(row(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED, output=f) for f in (T.TENSOR_FLOAT32, T.TENSOR_FLOAT16)),
    ),
    elementwise=True,
)
