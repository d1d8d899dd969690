"""RANDOM_MULTINOMIAL: samples drawn from categorical distributions. Outputs are compared by their distribution."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import Dims, Within, rows, scalar, tensor

T, V = OperandType, HalVersion


def _shape(call: Call) -> tuple[Dims]:
    return ((call.symbol("b"), call.value("sample_count")),)


def _arrange(draft: CallDraft) -> None:
    """Draw enough samples for a wrong distribution to show."""
    draft.size("classes", 2, 5)
    draft.value("sample_count", 200, 400)


RANDOM_MULTINOMIAL = Op(
    code=OperationType.RANDOM_MULTINOMIAL,
    summary="For each row, sample_count classes drawn with probabilities softmax(logits); the seeds fix the draw, "
    "unless both are 0.",
    forms=(
        Form(
            "default",
            (
                tensor("logits", "b classes"),
                scalar("sample_count", values=Within(1)),
                tensor("seeds", "2", type=T.TENSOR_INT32),
            ),
            (tensor("output", "b samples", type=T.TENSOR_INT32),),
            _shape,
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16),
    zero_sized=False,
    random=True,
)
