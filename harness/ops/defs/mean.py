"""MEAN: the mean along axes."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.operation import Op
from nnconform.harness.ops.reduction import reduction_form
from nnconform.harness.ops.schema import rows

T, V = OperandType, HalVersion

MEAN = Op(
    code=OperationType.MEAN,
    summary="The mean over the axes.",
    forms=(reduction_form(T.INT32),),
    rows=rows(V.V1_1, T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM)
    + rows(V.V1_2, T.TENSOR_FLOAT16)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
    zero_sized=False,
    averages=True,
)
