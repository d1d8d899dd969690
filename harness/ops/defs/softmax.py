"""SOFTMAX: exp(beta * x), normalised to sum 1 along an axis."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import share
from nnconform.harness.ops.schema import Above, Omission, QuantisedAs, row, scalar, tensor
from nnconform.harness.ops.shapes import axis_of, same_as

T, V = OperandType, HalVersion
_UNIT_RANGE = QuantisedAs({T.TENSOR_QUANT8_ASYMM: (1 / 256, 0), T.TENSOR_QUANT8_ASYMM_SIGNED: (1 / 256, -128)})


def _axis(call: Call) -> int:
    return axis_of(call, "axis", call.value("axis"), len(call.dims("input")))


def _check_axis(call: Call) -> None:
    _axis(call)


def _other_ranks(call: Call) -> HalVersion:
    """Return the version: before 1.2 only tensors of rank 2 and 4."""
    return V.V1_0 if len(call.operand("input").dimensions) in (2, 4) else V.V1_2


def _arrange(draft: CallDraft) -> None:
    rank = len(draft.shape("input"))
    draft.value("axis", -rank, rank - 1)


SOFTMAX = Op(
    code=OperationType.SOFTMAX,
    summary="exp(beta * x) along the axis, divided by its sum.",
    forms=(
        Form(
            "default",
            (
                tensor("input", rank=(1, 4)),
                scalar("beta", None, Above(0.0)),
                scalar("axis", omission=Omission.TRAILING, default=-1, since=V.V1_2),
            ),
            (tensor("output", rank=(1, 4), quantisation=_UNIT_RANGE),),
            same_as("input"),
            checks=(_check_axis,),
            derive={"along": _axis},
            bumps=(_other_ranks,),
            arrange=_arrange,
        ),
    ),
    rows=(
        row(V.V1_0, T.TENSOR_FLOAT32, beta=T.FLOAT32),
        row(V.V1_2, T.TENSOR_FLOAT16, beta=T.FLOAT16),
        row(V.V1_0, T.TENSOR_QUANT8_ASYMM, beta=T.FLOAT32),
        row(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED, beta=T.FLOAT32),
    ),
    range=share,
    shares=True,
)
