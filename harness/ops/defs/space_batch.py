"""SPACE_TO_BATCH_ND, BATCH_TO_SPACE_ND: blocks of an image moved to the batch and back."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import with_zero
from nnconform.harness.ops.schema import Dims, QuantisedLike, Within, rows, tensor
from nnconform.harness.ops.windowed import NCHW, image

T, V = OperandType, HalVersion

_INPUT = image("input", "b h w c")
_BLOCK = tensor("block_shape", "2", type=T.TENSOR_INT32, values=Within(1))
_PADDINGS = tensor("paddings", "2 2", type=T.TENSOR_INT32, values=Within(0))
_OUTPUT = image("output", "out_b out_h out_w c", quantisation=QuantisedLike("input"))
_ROWS = (
    rows(V.V1_1, T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM)
    + rows(V.V1_2, T.TENSOR_FLOAT16)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED)
)


def _block(call: Call) -> tuple[int, int]:
    height, width = call.value("block_shape").tolist()
    return height, width


def _blocks(call: Call, axis: str, extent: int | None, padding: int, block: int) -> int | None:
    if extent is None:
        return None
    if (extent + padding) % block:
        call.fail("input", f"padded {axis}", extent + padding, f"a multiple of the block's {block}")
    return (extent + padding) // block


def _to_batch(call: Call) -> tuple[Dims]:
    batch, height, width, channels = call.dims("input")
    block_height, block_width = _block(call)
    vertical, horizontal = call.value("paddings").sum(axis=1).tolist()
    return (
        (
            None if batch is None else batch * block_height * block_width,
            _blocks(call, "height", height, vertical, block_height),
            _blocks(call, "width", width, horizontal, block_width),
            channels,
        ),
    )


def _to_space(call: Call) -> tuple[Dims]:
    batch, height, width, channels = call.dims("input")
    block_height, block_width = _block(call)
    if batch is not None and batch % (block_height * block_width):
        call.fail("input", "batch", batch, f"a multiple of the block's {block_height} x {block_width}")
    return (
        (
            None if batch is None else batch // (block_height * block_width),
            None if height is None else height * block_height,
            None if width is None else width * block_width,
            channels,
        ),
    )


def _zero_point(call: Call) -> HalVersion:
    """Return the version: before 1.2 padding was raw 0, so only zero point 0 gave padding of 0."""
    asymmetric = call.type_of("input") == T.TENSOR_QUANT8_ASYMM
    return V.V1_2 if asymmetric and call.operand("input").zero_point else V.V1_1


def _arrange_block(draft: CallDraft) -> tuple[int, int]:
    """Draw a block, mostly one that moves something."""
    drawn = draft.with_most("block_shape", [draft.integer(1, 3), draft.integer(2, 3)])
    height, width = draft.values.setdefault("block_shape", drawn)
    return height, width


def _arrange_to_batch(draft: CallDraft) -> None:
    draft.omit_tail()
    paddings = []
    for extent, block in zip(("h", "w"), _arrange_block(draft), strict=True):
        size = draft.size(extent, 1, 5)
        before = draft.integer(0, 2)
        # Just enough after it for whole blocks.
        paddings.append([before, -(size + before) % block])
    draft.values.setdefault("paddings", paddings)


def _arrange_to_space(draft: CallDraft) -> None:
    draft.omit_tail()
    height, width = _arrange_block(draft)
    draft.sizes.setdefault("b", height * width * draft.integer(1, 2))


SPACE_TO_BATCH_ND = Op(
    code=OperationType.SPACE_TO_BATCH_ND,
    summary="The image padded with 0; the pixels at one place of every block become an image of their own.",
    forms=(
        Form(
            "default",
            (_INPUT, _BLOCK, _PADDINGS, NCHW),
            (_OUTPUT,),
            _to_batch,
            bumps=(_zero_point,),
            arrange=_arrange_to_batch,
        ),
    ),
    rows=_ROWS,
    zero_sized=False,
    range=with_zero,
    exact=True,
    picks=True,
)
BATCH_TO_SPACE_ND = Op(
    code=OperationType.BATCH_TO_SPACE_ND,
    summary="The images of the batch interleaved: each gives the pixels at one place of every block.",
    forms=(Form("default", (_INPUT, _BLOCK, NCHW), (_OUTPUT,), _to_space, arrange=_arrange_to_space),),
    rows=_ROWS,
    zero_sized=False,
    exact=True,
    picks=True,
)
