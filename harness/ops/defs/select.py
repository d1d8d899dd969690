"""SELECT: each element from one of two tensors; no broadcasting, scales and zero points may all differ."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.axes import agreed
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import Dims, row, tensor

T, V = OperandType, HalVersion
_TENSORS = ("condition", "if_true", "if_false")


def _shape(call: Call) -> tuple[Dims]:
    dims = call.dims("condition")
    for name in ("if_true", "if_false"):
        dims = agreed(call, name, dims, call.dims(name))
    return (dims,)


def _arrange(draft: CallDraft) -> None:
    decided = next((name for name in _TENSORS if name in draft.extents), "condition")
    for name in _TENSORS:
        draft.extents[name] = draft.shape(decided)


SELECT = Op(
    code=OperationType.SELECT,
    summary="if_true where the condition holds, if_false elsewhere.",
    forms=(
        Form(
            "default",
            tuple(tensor(name, rank=(1, None)) for name in _TENSORS),
            (tensor("output", rank=(1, None)),),
            _shape,
            arrange=_arrange,
        ),
    ),
    rows=(
        *(
            row(V.V1_2, of, condition=T.TENSOR_BOOL8)
            for of in (T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM, T.TENSOR_INT32)
        ),
        row(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED, condition=T.TENSOR_BOOL8),
    ),
    zero_sized=False,
    exact=True,
    picks=True,
    apart=_TENSORS,
)
