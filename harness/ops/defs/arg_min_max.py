"""ARGMAX, ARGMIN: where along an axis the largest or smallest element is."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.axes import arrange_axis, arrange_distinct, axis, without
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import indexes
from nnconform.harness.ops.schema import Dims, rows, scalar, tensor

T, V = OperandType, HalVersion


def _shape(call: Call) -> tuple[Dims]:
    return (without(call.dims("input"), [axis(call)]),)


def _arrange(draft: CallDraft) -> None:
    arrange_axis(draft)
    arrange_distinct(draft, "input")


_FORMS = (
    Form(
        "default",
        (tensor("input", rank=(1, None), sought=True), scalar("axis")),
        (tensor("output", type=T.TENSOR_INT32, rank=(1, None)),),
        _shape,
        derive={"along": axis},
        arrange=_arrange,
    ),
)
_ROWS = rows(V.V1_2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM, T.TENSOR_INT32) + rows(
    V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED
)

ARGMAX = Op(
    OperationType.ARGMAX,
    "Index of the largest element along the axis, the first of equals.",
    _FORMS,
    _ROWS,
    zero_sized=False,
    range=indexes("output"),
)
ARGMIN = Op(
    OperationType.ARGMIN,
    "Index of the smallest element along the axis, the first of equals.",
    _FORMS,
    _ROWS,
    zero_sized=False,
    range=indexes("output"),
)
