"""SLICE: a block of a tensor."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.axes import for_each_axis
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import Dims, QuantisedLike, Within, rows, tensor

T, V = OperandType, HalVersion
_TO_THE_END = -1


def _shape(call: Call) -> tuple[Dims]:
    extents: list[int | None] = []
    blocks = zip(call.dims("input"), for_each_axis(call, "begin"), for_each_axis(call, "size"), strict=True)
    for place, (extent, begin, size) in enumerate(blocks):
        if extent is not None and begin > extent:
            call.fail("begin", f"begin of axis {place}", begin, f"at most the extent {extent}")
        if extent is not None and begin + size > extent:
            call.fail("size", f"begin + size of axis {place}", begin + size, f"at most the extent {extent}")
        rest = None if extent is None else extent - begin
        extents.append(rest if size == _TO_THE_END else size)
    return (tuple(extents),)


def _slices(call: Call) -> tuple[slice, ...]:
    (sizes,) = _shape(call)
    return tuple(
        slice(begin, begin + (size or 0)) for begin, size in zip(for_each_axis(call, "begin"), sizes, strict=True)
    )


def _arrange(draft: CallDraft) -> None:
    """Draw a block that is not empty; one that reaches to the end of an axis may have size -1."""
    blocks = []
    for extent in draft.shape("input"):
        begin = draft.integer(0, extent - 1)
        size = draft.integer(1, extent - begin)
        blocks.append((begin, _TO_THE_END if begin + size == extent and draft.flag() else size))
    begins, sizes = zip(*blocks, strict=True)
    draft.values.setdefault("begin", begins)
    draft.values.setdefault("size", sizes)


SLICE = Op(
    code=OperationType.SLICE,
    summary="The block of extents size that starts at begin; a size of -1 reaches to the end of its axis.",
    forms=(
        Form(
            "default",
            (
                tensor("input", rank=(1, None)),
                tensor("begin", "input_rank", type=T.TENSOR_INT32, values=Within(0)),
                tensor("size", "input_rank", type=T.TENSOR_INT32, values=Within(_TO_THE_END)),
            ),
            (tensor("output", rank=(1, None), quantisation=QuantisedLike("input")),),
            _shape,
            derive={"slices": _slices},
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM, T.TENSOR_INT32)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
    exact=True,
    picks=True,
)
