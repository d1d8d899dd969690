"""RESHAPE: the same elements under other extents."""

from __future__ import annotations

from math import prod

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op, always
from nnconform.harness.ops.schema import Dims, QuantisedLike, Within, row, tensor
from nnconform.harness.ops.shapes import size

T, V = OperandType, HalVersion


def _shape(call: Call) -> tuple[Dims]:
    wanted = [int(extent) for extent in call.value("shape")]
    count = size(call.dims("input"))
    if wanted.count(-1) > 1:
        call.fail("shape", "entries of -1", wanted.count(-1), "at most one")
    if count is None:
        return (tuple(None if extent == -1 else extent for extent in wanted),)
    rest = prod(extent for extent in wanted if extent != -1)
    extents = tuple(count // rest if extent == -1 and rest else extent for extent in wanted)
    if prod(extents) != count:
        call.fail("shape", "number of elements", f"{prod(extents)} in {wanted}", f"{count} as in the input")
    return (extents,)


def _arrange(draft: CallDraft) -> None:
    """Draw another order of the input's extents, two of them merged, or one -1."""
    extents = list(draft.shape("input"))
    turn = draft.integer(0, len(extents) - 1)
    wanted = extents[turn:] + extents[:turn]
    if len(wanted) > 1 and draft.flag():
        wanted[:2] = [wanted[0] * wanted[1]]
    elif draft.flag():
        wanted.append(1)
    if draft.flag():
        wanted[draft.integer(0, len(wanted) - 1)] = -1
    draft.values.setdefault("shape", wanted)


RESHAPE = Op(
    code=OperationType.RESHAPE,
    summary="The same elements in the same order, with the extents of shape; one of them may be -1, to be worked out.",
    forms=(
        Form(
            "default",
            (tensor("input", rank=(1, 4)), tensor("shape", "output_rank", type=T.TENSOR_INT32, values=Within(-1))),
            (tensor("output", rank=(1, None), quantisation=QuantisedLike("input")),),
            _shape,
            arrange=_arrange,
        ),
    ),
    rows=(
        row(V.V1_0, T.TENSOR_FLOAT32),
        row(V.V1_2, T.TENSOR_FLOAT16),
        row(V.V1_0, T.TENSOR_QUANT8_ASYMM),
        row(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
        row(V.AIDL2, T.TENSOR_INT32),
    ),
    zero_sized=False,
    copies=always,
    picks=True,
)
