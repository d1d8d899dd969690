"""LOGICAL_AND, LOGICAL_OR: two tensors of booleans element by element, broadcast."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import arrange_broadcast
from nnconform.harness.ops.operation import Form, Op
from nnconform.harness.ops.schema import rows, tensor
from nnconform.harness.ops.shapes import broadcast

_FORMS = (
    Form(
        "default",
        (tensor("lhs", rank=(1, None)), tensor("rhs", rank=(1, None))),
        (tensor("output", rank=(1, None)),),
        broadcast("lhs", "rhs"),
        arrange=lambda draft: arrange_broadcast(draft, "lhs", "rhs"),
    ),
)
_ROWS = rows(HalVersion.V1_2, OperandType.TENSOR_BOOL8)

LOGICAL_AND = Op(OperationType.LOGICAL_AND, "Whether lhs and rhs are true.", _FORMS, _ROWS, zero_sized=False)
LOGICAL_OR = Op(OperationType.LOGICAL_OR, "Whether lhs or rhs is true.", _FORMS, _ROWS, zero_sized=False)
