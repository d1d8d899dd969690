"""TILE: copies of a tensor side by side."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.axes import for_each_axis
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import Dims, QuantisedLike, Within, rows, tensor

T, V = OperandType, HalVersion


def _shape(call: Call) -> tuple[Dims]:
    pairs = zip(call.dims("input"), for_each_axis(call, "multiples"), strict=True)
    return (tuple(None if extent is None else extent * times for extent, times in pairs),)


def _arrange(draft: CallDraft) -> None:
    """Draw more than one copy along at least one axis."""
    extents = draft.shape("input", 1, 3)
    times = [draft.integer(1, 2 if len(extents) > 2 else 3) for _ in extents]
    if max(times) == 1:
        times[draft.integer(0, len(times) - 1)] = 2
    draft.values.setdefault("multiples", draft.with_most("multiples", times))


TILE = Op(
    code=OperationType.TILE,
    summary="The input repeated along each axis as often as multiples says.",
    forms=(
        Form(
            "default",
            (
                tensor("input", rank=(1, None)),
                tensor("multiples", "input_rank", type=T.TENSOR_INT32, values=Within(1)),
            ),
            (tensor("output", rank=(1, None), quantisation=QuantisedLike("input")),),
            _shape,
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM, T.TENSOR_INT32)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
    zero_sized=False,
    exact=True,
    picks=True,
)
