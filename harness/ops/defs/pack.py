"""PACK: tensors of one shape stacked along a new axis. The axis comes first, unlike CONCATENATION's.

Source: the comment on PACK in the AIDL interface's OperationType.
"""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.model.graph import Operand
from nnconform.harness.ops.axes import agreed
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op, always
from nnconform.harness.ops.schema import Dims, QuantisedLike, rows, scalar, tensor
from nnconform.harness.ops.shapes import axis_of

T, V = OperandType, HalVersion


def _shape(call: Call) -> tuple[Dims]:
    inputs = call.dims_list("inputs")
    common = inputs[0]
    for dims in inputs[1:]:
        common = agreed(call, "inputs", common, dims)
    place = axis_of(call, "axis", call.value("axis"), len(common) + 1, negative=False)
    return ((*common[:place], len(inputs), *common[place:]),)


def _alike(call: Call) -> None:
    """Check that there is at least one tensor, and that all have the same scale and zero point."""
    inputs = call.operands["inputs"]
    assert isinstance(inputs, list)
    if not inputs:
        call.fail("inputs", "number of tensors", 0, "at least 1")
    quantisations = {(each.scale, each.zero_point) for each in inputs if isinstance(each, Operand)}
    if len(quantisations) > 1:
        call.fail("inputs", "scales and zero points", sorted(quantisations), "the same for all")


def _arrange(draft: CallDraft) -> None:
    """Draw two tensors, or three, or one."""
    extents = draft.shape("inputs", 1, 3)
    draft.value("axis", 0, len(extents))
    if "inputs count" not in draft.sizes:
        draft.sizes["inputs count"] = draft.pick((2, 3, 1))
    draft.extents["inputs"] = [extents] * draft.sizes["inputs count"]


PACK = Op(
    code=OperationType.PACK,
    summary="The inputs one after the other along a new axis.",
    forms=(
        Form(
            "default",
            (scalar("axis"), tensor("inputs", rank=(1, None), repeated=True)),
            (tensor("output", rank=(2, None), quantisation=QuantisedLike("inputs")),),
            _shape,
            checks=(_alike,),
            arrange=_arrange,
        ),
    ),
    rows=rows(
        V.AIDL2,
        T.TENSOR_FLOAT32,
        T.TENSOR_FLOAT16,
        T.TENSOR_QUANT8_ASYMM,
        T.TENSOR_QUANT8_ASYMM_SIGNED,
        T.TENSOR_INT32,
    ),
    zero_sized=False,
    copies=always,
    picks=True,
)
