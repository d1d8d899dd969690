"""LOG_SOFTMAX: the logarithm of softmax along an axis."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.axes import arrange_axis, axis, check_axis
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Form, Op
from nnconform.harness.ops.ranges import log_share
from nnconform.harness.ops.schema import Above, row, scalar, tensor
from nnconform.harness.ops.shapes import same_as

T, V = OperandType, HalVersion


def _arrange(draft: CallDraft) -> None:
    arrange_axis(draft)


LOG_SOFTMAX = Op(
    code=OperationType.LOG_SOFTMAX,
    summary="beta * x minus the logarithm of the sum of exp(beta * x) along the axis.",
    forms=(
        Form(
            "default",
            (tensor("input", rank=(1, None)), scalar("beta", None, Above(0.0)), scalar("axis")),
            (tensor("output", rank=(1, None)),),
            same_as("input"),
            checks=(check_axis,),
            derive={"along": axis},
            arrange=_arrange,
        ),
    ),
    rows=(row(V.V1_2, T.TENSOR_FLOAT32, beta=T.FLOAT32), row(V.V1_2, T.TENSOR_FLOAT16, beta=T.FLOAT16)),
    zero_sized=False,
    range=log_share,
    shares=True,
)
