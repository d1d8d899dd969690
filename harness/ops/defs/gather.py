"""GATHER: the elements at some indexes along an axis."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.axes import arrange_axis, axis
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import Dims, QuantisedLike, Within, rows, scalar, tensor

T, V = OperandType, HalVersion


def _shape(call: Call) -> tuple[Dims]:
    dims, along = call.dims("input"), axis(call)
    return (dims[:along] + call.dims("indices") + dims[along + 1 :],)


def _indices_within(call: Call) -> None:
    along = axis(call)
    extent, indices = call.dims("input")[along], call.value("indices")
    if extent is not None and indices.max() >= extent:
        call.fail("indices", "largest index", indices.max(), f"at most {extent - 1}: axis {along} has extent {extent}")


def _arrange(draft: CallDraft) -> None:
    """Draw small tensors: the output has the axes of both."""
    if "indices" in draft.extents and "input" not in draft.extents:
        draft.extents["input"] = tuple(draft.integer(2, 3) for _ in range(draft.integer(1, 2)))
    along = arrange_axis(draft)
    draft.shape("indices", 1, 2)
    draft.domains["indices"] = (0.0, draft.shape("input")[along] - 1.0)


GATHER = Op(
    code=OperationType.GATHER,
    summary="The input's elements at the indices along the axis, which the axes of indices replace.",
    forms=(
        Form(
            "default",
            (
                tensor("input", rank=(1, None)),
                scalar("axis"),
                tensor("indices", type=T.TENSOR_INT32, rank=(1, None), values=Within(0)),
            ),
            (tensor("output", rank=(1, None), quantisation=QuantisedLike("input")),),
            _shape,
            checks=(_indices_within,),
            derive={"along": axis},
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM, T.TENSOR_INT32)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
    zero_sized=False,
    exact=True,
    picks=True,
)
