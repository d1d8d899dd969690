"""TOPK_V2: the largest elements along the last axis, and where they are."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.axes import arrange_distinct
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import indexes
from nnconform.harness.ops.schema import Dims, QuantisedLike, Within, rows, scalar, tensor

T, V = OperandType, HalVersion


def _shape(call: Call) -> tuple[Dims, Dims]:
    dims, k = call.dims("input"), call.value("k")
    if dims[-1] is not None and k > dims[-1]:
        call.fail("k", "number of elements", k, f"at most {dims[-1]}, the extent of the input's last axis")
    extents = (*dims[:-1], k)
    return extents, extents


def _arrange(draft: CallDraft) -> None:
    """Draw few elements: with many, small ones that a driver may flush to 0 would matter."""
    extents = draft.shape("input", 1, 3)
    # A fixed k needs a row of as many elements.
    draft.extents["input"] = (*extents[:-1], max(extents[-1], int(draft.values.get("k", 1))))
    draft.value("k", 1, min(4, extents[-1]))
    arrange_distinct(draft, "input")


TOPK_V2 = Op(
    code=OperationType.TOPK_V2,
    summary="The k largest elements along the last axis in descending order; of equals, larger indexes first.",
    forms=(
        Form(
            "default",
            (tensor("input", rank=(1, None), sought=True), scalar("k", values=Within(1))),
            (
                tensor("values", rank=(1, None), quantisation=QuantisedLike("input")),
                tensor("indices", type=T.TENSOR_INT32, rank=(1, None)),
            ),
            _shape,
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM, T.TENSOR_INT32)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
    zero_sized=False,
    range=indexes("indices"),
    exact=True,
)
