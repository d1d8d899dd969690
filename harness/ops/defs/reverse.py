"""REVERSE: a tensor with its elements in reverse order along an axis.

Source: the comment on REVERSE in the AIDL interface's OperationType.
"""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.axes import longer_axes
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import QuantisedLike, rows, tensor
from nnconform.harness.ops.shapes import axis_of, same_as

T, V = OperandType, HalVersion


def _axis(call: Call) -> int:
    return axis_of(call, "axis", int(call.value("axis")[0]), len(call.dims("input")), negative=False)


def _check_axis(call: Call) -> None:
    _axis(call)


def _arrange(draft: CallDraft) -> None:
    extents = draft.shape("input", 1, 3)
    draft.values.setdefault("axis", [draft.pick(longer_axes(extents))])


REVERSE = Op(
    code=OperationType.REVERSE,
    summary="The input in reverse order along the one axis that axis holds.",
    forms=(
        Form(
            "default",
            (tensor("input", rank=(1, 8)), tensor("axis", "1", type=T.TENSOR_INT32)),
            (tensor("output", rank=(1, 8), quantisation=QuantisedLike("input")),),
            same_as("input"),
            checks=(_check_axis,),
            derive={"along": _axis},
            arrange=_arrange,
        ),
    ),
    rows=rows(
        V.AIDL3,
        T.TENSOR_FLOAT32,
        T.TENSOR_FLOAT16,
        T.TENSOR_QUANT8_ASYMM,
        T.TENSOR_QUANT8_ASYMM_SIGNED,
        T.TENSOR_INT32,
    ),
    zero_sized=False,
    exact=True,
    picks=True,
)
