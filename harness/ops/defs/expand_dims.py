"""EXPAND_DIMS: a tensor with one more axis, of extent 1."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op, always
from nnconform.harness.ops.schema import Dims, QuantisedLike, rows, scalar, tensor
from nnconform.harness.ops.shapes import axis_of

T, V = OperandType, HalVersion


def _place(call: Call) -> int:
    return axis_of(call, "axis", call.value("axis"), len(call.dims("input")) + 1)


def _shape(call: Call) -> tuple[Dims]:
    dims, place = call.dims("input"), _place(call)
    return ((*dims[:place], 1, *dims[place:]),)


def _arrange(draft: CallDraft) -> None:
    rank = len(draft.shape("input"))
    place = draft.integer(0, rank)
    draft.values.setdefault("axis", place - rank - 1 if draft.flag() else place)


EXPAND_DIMS = Op(
    code=OperationType.EXPAND_DIMS,
    summary="The input with an axis of extent 1 put in at axis.",
    forms=(
        Form(
            "default",
            (tensor("input", rank=(1, None)), scalar("axis")),
            (tensor("output", rank=(2, None), quantisation=QuantisedLike("input")),),
            _shape,
            derive={"place": _place},
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM, T.TENSOR_INT32)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
    zero_sized=False,
    copies=always,
    picks=True,
)
