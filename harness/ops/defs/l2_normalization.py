"""L2_NORMALIZATION: vectors along an axis brought to length 1."""

from __future__ import annotations

from collections.abc import Mapping

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.axes import arrange_axis, axis, check_axis
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import fixed
from nnconform.harness.ops.schema import Omission, QuantisedAs, rows, scalar, tensor
from nnconform.harness.ops.shapes import same_as

T, V = OperandType, HalVersion
_SIGNED_UNIT_RANGE = QuantisedAs({T.TENSOR_QUANT8_ASYMM: (1 / 128, 128), T.TENSOR_QUANT8_ASYMM_SIGNED: (1 / 128, 0)})


def _other_ranks(call: Call) -> HalVersion:
    """Return the version: before 1.2 only tensors of rank 4."""
    return V.V1_0 if len(call.operand("input").dimensions) == 4 else V.V1_2


def _arrange(draft: CallDraft) -> None:
    # A single value along the axis is normalised to 1 or -1.
    draft.shape("input", 2, 4)
    draft.omit_tail()
    if draft.has("axis"):
        arrange_axis(draft)


def _no_length(call: Call, values: Mapping[str, Array]) -> str:
    # A signed one needs 1.3 anyway.
    if call.types.since >= V.V1_3:
        return ""
    empty = (values["input"] == call.operand("input").zero_point).all(axis=call.derived("along")).any()
    return "a vector of zeros: the result is unspecified before 1.3" if empty else ""


L2_NORMALIZATION = Op(
    code=OperationType.L2_NORMALIZATION,
    summary="x / max(sqrt(sum of x^2), 1e-6), the sum along the axis.",
    forms=(
        Form(
            "default",
            (
                tensor("input", rank=(1, 4)),
                scalar("axis", omission=Omission.TRAILING, default=-1, since=V.V1_2),
            ),
            (tensor("output", rank=(1, 4), quantisation=_SIGNED_UNIT_RANGE),),
            same_as("input"),
            checks=(check_axis,),
            derive={"along": axis},
            bumps=(_other_ranks,),
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_0, T.TENSOR_FLOAT32)
    + rows(V.V1_2, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
    zero_sized=False,
    range=fixed(-1.0, 1.0),
    undefined=_no_length,
    squares=True,
)
