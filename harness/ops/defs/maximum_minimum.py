"""MAXIMUM, MINIMUM: two tensors element by element, broadcast; scales and zero points may all differ."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import arrange_broadcast
from nnconform.harness.ops.operation import Form, Op
from nnconform.harness.ops.schema import rows, tensor
from nnconform.harness.ops.shapes import broadcast

T, V = OperandType, HalVersion

_FORMS = (
    Form(
        "default",
        (tensor("lhs", rank=(1, None)), tensor("rhs", rank=(1, None))),
        (tensor("output", rank=(1, None)),),
        broadcast("lhs", "rhs"),
        arrange=lambda draft: arrange_broadcast(draft, "lhs", "rhs"),
    ),
)
_ROWS = rows(V.V1_2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM, T.TENSOR_INT32) + rows(
    V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED
)

MAXIMUM = Op(
    OperationType.MAXIMUM, "The larger of lhs and rhs.", _FORMS, _ROWS, zero_sized=False, elementwise=True, exact=True
)
MINIMUM = Op(
    OperationType.MINIMUM, "The smaller of lhs and rhs.", _FORMS, _ROWS, zero_sized=False, elementwise=True, exact=True
)
