"""CONCATENATION: tensors joined along an axis."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.model.graph import Operand
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op, always
from nnconform.harness.ops.schema import Dims, rows, scalar, tensor
from nnconform.harness.ops.shapes import axis_of

T, V = OperandType, HalVersion


def _shape(call: Call) -> tuple[Dims]:
    inputs = call.dims_list("inputs")
    joined = axis_of(call, "axis", call.value("axis"), len(inputs[0]), negative=False)
    extents: list[int | None] = list(inputs[0])
    for place, dims in enumerate(inputs[1:], start=1):
        if len(dims) != len(extents):
            call.fail("inputs", f"rank of input {place}", len(dims), len(extents))
        for axis, extent in enumerate(dims):
            if axis == joined:
                known = extents[axis]
                extents[axis] = None if known is None or extent is None else known + extent
            elif extents[axis] is None:
                extents[axis] = extent
            elif extent is not None and extent != extents[axis]:
                call.fail("inputs", f"extent {axis} of input {place}", extent, extents[axis])
    return (tuple(extents),)


def _at_least_one(call: Call) -> None:
    if not call.operands["inputs"]:
        call.fail("inputs", "number of tensors", 0, "at least 1")


def _other_quantisation(call: Call) -> HalVersion:
    """Return the version: before 1.2 all quantised tensors had the output's scale and zero point."""
    output, inputs = call.operand("output"), call.operands["inputs"]
    assert isinstance(inputs, list)
    same = all(isinstance(x, Operand) and (x.scale, x.zero_point) == (output.scale, output.zero_point) for x in inputs)
    return V.V1_0 if same else V.V1_2


def _arrange(draft: CallDraft) -> None:
    """Draw two or three tensors that differ along the axis only."""
    first = draft.shape("inputs")
    axis = draft.value("axis", 0, len(first) - 1)
    others = range(draft.size("inputs count", 2, 3) - 1)
    extents = [first, *((*first[:axis], draft.integer(1, 4), *first[axis + 1 :]) for _ in others)]
    draft.extents["inputs"] = extents


CONCATENATION = Op(
    code=OperationType.CONCATENATION,
    summary="The inputs one after the other along the axis; quantised ones are brought to the output's quantisation.",
    forms=(
        Form(
            "default",
            (tensor("inputs", rank=(1, 4), repeated=True), scalar("axis")),
            (tensor("output", rank=(1, 4)),),
            _shape,
            checks=(_at_least_one,),
            bumps=(_other_quantisation,),
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_0, T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM)
    + rows(V.V1_2, T.TENSOR_FLOAT16)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
    copies=always,
    exact=True,
    picks=True,
)
