"""PRELU: two tensors element by element, broadcast; scales and zero points may all differ."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import arrange_broadcast
from nnconform.harness.ops.operation import Form, Op
from nnconform.harness.ops.ranges import scaled
from nnconform.harness.ops.schema import rows, tensor
from nnconform.harness.ops.shapes import broadcast

T, V = OperandType, HalVersion

PRELU = Op(
    code=OperationType.PRELU,
    summary="x where x >= 0, alpha * x elsewhere.",
    forms=(
        Form(
            "default",
            (tensor("input", rank=(1, None)), tensor("alpha", rank=(1, None))),
            (tensor("output", rank=(1, None)),),
            broadcast("input", "alpha"),
            arrange=lambda draft: arrange_broadcast(draft, "input", "alpha"),
        ),
    ),
    rows=rows(V.V1_2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
    zero_sized=False,
    range=scaled,
    elementwise=True,
)
