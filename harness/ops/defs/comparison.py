"""EQUAL, NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL: two tensors element by element, broadcast.

Quantised tensors are compared by their real values; their scales and zero points may differ.
"""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft, arrange_broadcast
from nnconform.harness.ops.operation import Form, Op
from nnconform.harness.ops.schema import rows, tensor
from nnconform.harness.ops.shapes import broadcast

T, V = OperandType, HalVersion


def _arrange(draft: CallDraft) -> None:
    """Draw from few values, so that some are equal."""
    arrange_broadcast(draft, "lhs", "rhs")
    for name in ("lhs", "rhs"):
        draft.domains[name] = (-2.0, 2.0) if draft.type_of(name) == T.TENSOR_INT32 else (-0.25, 0.25)


_FORMS = (
    Form(
        "default",
        (tensor("lhs", rank=(1, None), compared=True), tensor("rhs", rank=(1, None), compared=True)),
        (tensor("output", type=T.TENSOR_BOOL8, rank=(1, None)),),
        broadcast("lhs", "rhs"),
        arrange=_arrange,
    ),
)
_ROWS = rows(V.V1_2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM, T.TENSOR_INT32, T.TENSOR_BOOL8) + rows(
    V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED
)

EQUAL = Op(OperationType.EQUAL, "lhs = rhs.", _FORMS, _ROWS, zero_sized=False, elementwise=True)
NOT_EQUAL = Op(OperationType.NOT_EQUAL, "lhs differs from rhs.", _FORMS, _ROWS, zero_sized=False, elementwise=True)
LESS = Op(OperationType.LESS, "lhs < rhs.", _FORMS, _ROWS, zero_sized=False, elementwise=True)
LESS_EQUAL = Op(OperationType.LESS_EQUAL, "lhs <= rhs.", _FORMS, _ROWS, zero_sized=False, elementwise=True)
GREATER = Op(OperationType.GREATER, "lhs > rhs.", _FORMS, _ROWS, zero_sized=False, elementwise=True)
GREATER_EQUAL = Op(OperationType.GREATER_EQUAL, "lhs >= rhs.", _FORMS, _ROWS, zero_sized=False, elementwise=True)
