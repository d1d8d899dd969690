"""EMBEDDING_LOOKUP: slices of a table by their index."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import Dims, QuantisedLike, Within, rows, tensor

T, V = OperandType, HalVersion


def _shape(call: Call) -> tuple[Dims]:
    return ((call.symbol("n"), *call.dims("values")[1:]),)


def _inside(call: Call) -> None:
    slices, lookups = call.dims("values")[0], call.value("lookups")
    if slices is not None and lookups.max() >= slices:
        call.fail("lookups", "value", int(lookups.max()), f"below {slices}, the slices of values")


def _arrange(draft: CallDraft) -> None:
    slices = draft.shape("values", 2, 4)[0]
    draft.domains["lookups"] = (0.0, slices - 1.0)


EMBEDDING_LOOKUP = Op(
    code=OperationType.EMBEDDING_LOOKUP,
    summary="For each lookup, the slice of values at that index of the first axis.",
    forms=(
        Form(
            "default",
            (tensor("lookups", "n", type=T.TENSOR_INT32, values=Within(0)), tensor("values", rank=(2, None))),
            (tensor("output", rank=(2, None), quantisation=QuantisedLike("values")),),
            _shape,
            checks=(_inside,),
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_0, T.TENSOR_FLOAT32)
    + rows(V.V1_2, T.TENSOR_INT32, T.TENSOR_QUANT8_ASYMM)
    + rows(V.V1_3, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM_SIGNED),
    zero_sized=False,
    exact=True,
    picks=True,
)
