"""TRANSPOSE: a tensor with its axes in another order."""

from __future__ import annotations

from collections.abc import Mapping

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.axes import for_each_axis
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import Dims, Omission, QuantisedLike, rows, tensor

T, V = OperandType, HalVersion


def _order(call: Call) -> tuple[int, ...]:
    rank = len(call.dims("input"))
    if not call.given("perm"):
        return tuple(reversed(range(rank)))
    order = for_each_axis(call, "perm")
    if sorted(order) != list(range(rank)):
        call.fail("perm", "axes", order, f"each from 0 to {rank - 1} once")
    return tuple(order)


def _shape(call: Call) -> tuple[Dims]:
    dims = call.dims("input")
    return (tuple(dims[place] for place in _order(call)),)


def _arrange(draft: CallDraft) -> None:
    """Draw an order of the axes; the reverse one is the simple one."""
    left = list(range(len(draft.shape("input"))))
    if "perm" in draft.values or "perm" in draft.omitted:
        return
    if draft.flag():
        draft.omit("perm")
    else:
        draft.values["perm"] = [left.pop(-1 - draft.integer(0, len(left) - 1)) for _ in range(len(left))]


def _beyond_vts(call: Call, values: Mapping[str, Array]) -> str:
    """AOSP's reference reverses the axes of matrices only."""
    if call.given("perm") or len(call.dims("input")) == 2:
        return ""
    return "types.hal 1.1, TRANSPOSE, perm: left out it is (n-1 ... 0), for a tensor of any rank n"


TRANSPOSE = Op(
    code=OperationType.TRANSPOSE,
    summary="The input's axes in the order of perm; in reverse order where it is left out.",
    forms=(
        Form(
            "default",
            (
                tensor("input", rank=(1, 4)),
                tensor("perm", "input_rank", type=T.TENSOR_INT32, omission=Omission.NO_VALUE),
            ),
            (tensor("output", rank=(1, 4), quantisation=QuantisedLike("input")),),
            _shape,
            derive={"order": _order},
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_1, T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM)
    + rows(V.V1_2, T.TENSOR_FLOAT16)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
    copies=lambda call: len(call.dims("input")) == 1,
    beyond_vts=_beyond_vts,
    picks=True,
)
