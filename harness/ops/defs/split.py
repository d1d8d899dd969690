"""SPLIT: a tensor cut along an axis into equal parts."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.axes import arrange_axis, axis
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op, always
from nnconform.harness.ops.schema import Dims, QuantisedLike, Within, rows, scalar, tensor

T, V = OperandType, HalVersion


def _one_output_each(call: Call) -> None:
    outputs = call.operands["outputs"]
    assert isinstance(outputs, list)
    if len(outputs) != call.value("num_splits"):
        call.fail("num_splits", "number of parts", call.value("num_splits"), f"{len(outputs)}, the number of outputs")


def _shape(call: Call) -> tuple[Dims, ...]:
    along, parts, dims = axis(call), int(call.value("num_splits")), list(call.dims("input"))
    extent = dims[along]
    if extent is not None:
        if extent % parts:
            call.fail("num_splits", "number of parts", parts, f"a divisor of the extent {extent} of axis {along}")
        dims[along] = extent // parts
    return (tuple(dims),) * parts


def _arrange(draft: CallDraft) -> None:
    """Draw up to four parts; the axis is made long enough if its extent is not fixed."""
    free = "input" not in draft.extents
    along, extents = arrange_axis(draft), list(draft.shape("input"))
    if free:
        parts = draft.value("num_splits", 2, 3)
        extents[along] = parts * draft.integer(1, 2)
        draft.extents["input"] = tuple(extents)
    elif "num_splits" not in draft.values:
        draft.values["num_splits"] = draft.pick([parts for parts in (2, 3, 4, 1) if extents[along] % parts == 0])
    draft.counts["outputs"] = draft.values["num_splits"]


SPLIT = Op(
    code=OperationType.SPLIT,
    summary="num_splits equal parts of the input along the axis.",
    forms=(
        Form(
            "default",
            (tensor("input", rank=(1, None)), scalar("axis"), scalar("num_splits", values=Within(1))),
            (tensor("outputs", rank=(1, None), repeated=True, quantisation=QuantisedLike("input")),),
            _shape,
            checks=(_one_output_each,),
            derive={"along": axis},
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM, T.TENSOR_INT32)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
    zero_sized=False,
    copies=always,
    exact=True,
    picks=True,
)
