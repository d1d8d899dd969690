"""LOCAL_RESPONSE_NORMALIZATION: each value scaled by the squares of its neighbours along an axis."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.axes import arrange_axis, axis, check_axis
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import with_zero
from nnconform.harness.ops.schema import Omission, Within, row, scalar, tensor
from nnconform.harness.ops.shapes import same_as

T, V = OperandType, HalVersion


def _other_ranks(call: Call) -> HalVersion:
    """Return the version: before 1.2 only tensors of rank 4."""
    return V.V1_0 if len(call.operand("input").dimensions) == 4 else V.V1_2


def _arrange(draft: CallDraft) -> None:
    draft.shape("input")
    draft.omit_tail()
    if draft.has("axis"):
        arrange_axis(draft)
    draft.value("radius", 0, 3)
    draft.values.setdefault("bias", 0.5 * draft.integer(1, 4))
    draft.values.setdefault("alpha", 0.25 * draft.integer(1, 4))
    draft.values.setdefault("beta", 0.25 * draft.integer(1, 4))


LOCAL_RESPONSE_NORMALIZATION = Op(
    code=OperationType.LOCAL_RESPONSE_NORMALIZATION,
    summary="x / (bias + alpha * sum of the squares at most radius away)^beta, along the axis.",
    forms=(
        Form(
            "default",
            (
                tensor("input", rank=(1, 4)),
                scalar("radius", values=Within(0)),
                scalar("bias", None),
                scalar("alpha", None),
                scalar("beta", None),
                scalar("axis", omission=Omission.TRAILING, default=-1, since=V.V1_2),
            ),
            (tensor("output", rank=(1, 4)),),
            same_as("input"),
            checks=(check_axis,),
            derive={"along": axis},
            bumps=(_other_ranks,),
            arrange=_arrange,
        ),
    ),
    rows=(
        row(V.V1_0, T.TENSOR_FLOAT32, bias=T.FLOAT32, alpha=T.FLOAT32, beta=T.FLOAT32),
        row(V.V1_2, T.TENSOR_FLOAT16, bias=T.FLOAT16, alpha=T.FLOAT16, beta=T.FLOAT16),
    ),
    zero_sized=False,
    range=with_zero,
    squares=True,
)
