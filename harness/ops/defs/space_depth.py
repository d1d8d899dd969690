"""SPACE_TO_DEPTH, DEPTH_TO_SPACE: blocks of an image moved to channels and back."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Arrange, Call, Form, Op, Shape
from nnconform.harness.ops.schema import Dims, QuantisedLike, Within, rows, scalar
from nnconform.harness.ops.windowed import NCHW, image

T, V = OperandType, HalVersion


def _divided(call: Call, axis: str, extent: int | None, divisor: int) -> int | None:
    if extent is not None and extent % divisor:
        call.fail("input", axis, extent, f"a multiple of {divisor}")
    return None if extent is None else extent // divisor


def _times(extent: int | None, factor: int) -> int | None:
    return None if extent is None else extent * factor


def _to_depth(call: Call) -> tuple[Dims]:
    batch, height, width, channels = call.dims("input")
    block = call.value("block_size")
    height, width = _divided(call, "height", height, block), _divided(call, "width", width, block)
    return ((batch, height, width, _times(channels, block * block)),)


def _to_space(call: Call) -> tuple[Dims]:
    batch, height, width, channels = call.dims("input")
    block = call.value("block_size")
    channels = _divided(call, "channels", channels, block * block)
    return ((batch, _times(height, block), _times(width, block), channels),)


def _arrange_to_depth(draft: CallDraft) -> None:
    draft.omit_tail()
    block = int(draft.values.setdefault("block_size", draft.pick((2, 3, 1))))
    for extent in ("h", "w"):
        draft.sizes.setdefault(extent, block * draft.integer(1, 2))


def _arrange_to_space(draft: CallDraft) -> None:
    draft.omit_tail()
    block = int(draft.values.setdefault("block_size", draft.pick((2, 3, 1))))
    if draft.size("c", 1, 2) % block**2:
        draft.sizes["c"] *= block**2


def _op(code: OperationType, summary: str, shape: Shape, arrange: Arrange) -> Op:
    return Op(
        code=code,
        summary=summary,
        forms=(
            Form(
                "default",
                (image("input", "b h w c"), scalar("block_size", values=Within(1)), NCHW),
                (image("output", "b out_h out_w out_c", quantisation=QuantisedLike("input")),),
                shape,
                arrange=arrange,
            ),
        ),
        rows=rows(V.V1_0, T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM)
        + rows(V.V1_2, T.TENSOR_FLOAT16)
        + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
        zero_sized=False,
        exact=True,
        picks=True,
    )


SPACE_TO_DEPTH = _op(
    OperationType.SPACE_TO_DEPTH,
    "Each square block becomes one pixel with the block's pixels as channels.",
    _to_depth,
    _arrange_to_depth,
)
DEPTH_TO_SPACE = _op(
    OperationType.DEPTH_TO_SPACE,
    "The channels of each pixel are laid out as a square block of pixels.",
    _to_space,
    _arrange_to_space,
)
