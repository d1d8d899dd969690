"""MIRROR_PAD: a tensor continued at its edges by its own mirror image.

Source: the comment on MIRROR_PAD in the AIDL interface's OperationType.
"""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.padding import PADDINGS, arrange_paddings, pad_widths, padded_shape
from nnconform.harness.ops.schema import QuantisedLike, Within, rows, scalar, tensor

T, V = OperandType, HalVersion
REFLECT, SYMMETRIC = 0, 1


def _spared(mode: int) -> int:
    return 1 if mode == REFLECT else 0


def _enough_to_mirror(call: Call) -> None:
    """Check that each axis has enough elements: REFLECT leaves out the element at the edge, SYMMETRIC repeats it."""
    spared = _spared(call.value("mode"))
    for place, (extent, widths) in enumerate(zip(call.dims("input"), pad_widths(call), strict=True)):
        if extent is not None and max(widths) > extent - spared:
            call.fail("paddings", f"padding of axis {place}", max(widths), f"at most {extent - spared} in this mode")


def _arrange(draft: CallDraft) -> None:
    spared = _spared(draft.value("mode", REFLECT, SYMMETRIC))
    most = draft.sizes.get(f"paddings {draft.MOST}", 0)
    if most > 2 and "input" not in draft.extents:
        draft.extents["input"] = (most + spared + draft.integer(0, 2),)
    draft.shape("input", 1, 3)
    arrange_paddings(draft, most=lambda extent: extent - spared)


MIRROR_PAD = Op(
    code=OperationType.MIRROR_PAD,
    summary="The input mirrored at its edges; mode 0 (REFLECT) without, 1 (SYMMETRIC) with the element at the edge.",
    forms=(
        Form(
            "default",
            (tensor("input", rank=(1, None)), PADDINGS, scalar("mode", values=Within(REFLECT, SYMMETRIC))),
            (tensor("output", rank=(1, None), quantisation=QuantisedLike("input")),),
            padded_shape,
            checks=(_enough_to_mirror,),
            derive={"widths": pad_widths},
            arrange=_arrange,
        ),
    ),
    rows=rows(
        V.AIDL3,
        T.TENSOR_FLOAT32,
        T.TENSOR_FLOAT16,
        T.TENSOR_QUANT8_ASYMM,
        T.TENSOR_QUANT8_ASYMM_SIGNED,
        T.TENSOR_INT32,
    ),
    zero_sized=False,
    exact=True,
    picks=True,
)
