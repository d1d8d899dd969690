"""FILL: a tensor of one value."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import Dims, Within, row, scalar, tensor

T, V = OperandType, HalVersion


def _shape(call: Call) -> tuple[Dims]:
    return (tuple(call.value("shape").tolist()),)


def _arrange(draft: CallDraft) -> None:
    draft.values.setdefault("shape", [draft.integer(1, 4) for _ in range(draft.integer(1, 5))])


FILL = Op(
    code=OperationType.FILL,
    summary="A tensor of the extents in shape, every element of which is value.",
    forms=(
        Form(
            "default",
            (tensor("shape", "output_rank", type=T.TENSOR_INT32, values=Within(1)), scalar("value", None)),
            (tensor("output", rank=(1, None)),),
            _shape,
            arrange=_arrange,
        ),
    ),
    rows=(
        row(V.V1_3, T.TENSOR_FLOAT32, value=T.FLOAT32),
        row(V.V1_3, T.TENSOR_FLOAT16, value=T.FLOAT16),
        row(V.V1_3, T.TENSOR_INT32, value=T.INT32),
    ),
    zero_sized=False,
    uniform=True,
    exact=True,
    picks=True,
)
