"""RESIZE_BILINEAR, RESIZE_NEAREST_NEIGHBOR: images sampled at other sizes."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import Above, Arg, Dims, Omission, QuantisedLike, TypeRow, Within, row, rows, scalar
from nnconform.harness.ops.windowed import NCHW, extents_above_zero, image

T, V = OperandType, HalVersion

_FLAGS = tuple(
    scalar(name, T.BOOL, omission=Omission.TRAILING, default=False, since=V.V1_3)
    for name in ("align_corners", "half_pixel_centers")
)
_BY_SHAPE = (scalar("out_width", values=Within(1)), scalar("out_height", values=Within(1)))
_BY_SCALE = (scalar("width_scale", None, Above(0.0)), scalar("height_scale", None, Above(0.0)))


def _scaled(call: Call, axis: str, extent: int | None) -> int | None:
    if extent is None:
        return None
    # The product is rounded to float32 before it is truncated.
    with np.errstate(over="ignore"):
        size = np.floor(np.float32(extent) * np.float32(call.value(f"{axis}_scale")))
    if not 1 <= size < 2**32:
        call.fail(f"{axis}_scale", f"{axis} of the output", size, "at least 1 and less than 2**32")
    return int(size)


def _size(call: Call) -> tuple[int | None, int | None]:
    """Return the extents of the output along height and width."""
    if call.form.name == "by_shape":
        return call.value("out_height"), call.value("out_width")
    _, height, width, _ = call.dims("input")
    return _scaled(call, "height", height), _scaled(call, "width", width)


def _shape(call: Call) -> tuple[Dims]:
    return ((call.symbol("b"), *_size(call), call.symbol("c")),)


def _one_of_both(call: Call) -> None:
    if call.value("align_corners") and call.value("half_pixel_centers"):
        call.fail("half_pixel_centers", "value", True, "false where align_corners is true")


def _arrange(draft: CallDraft) -> None:
    """Draw a size or a scale that changes the image, sometimes in one direction only; not both flags."""
    if draft.values.get("half_pixel_centers"):
        draft.values.setdefault("align_corners", False)
    draft.omit_tail()
    if draft.has("align_corners") and draft.has("half_pixel_centers"):
        aligned = bool(draft.values.setdefault("align_corners", draft.flag()))
        draft.values.setdefault("half_pixel_centers", False if aligned else draft.flag())
    for along, extent in (("height", "h"), ("width", "w")):
        size = draft.size(extent, 1, 5)
        if draft.form.name == "by_shape":
            draft.value(f"out_{along}", 1, 6)
        else:
            # Quarters of pixels: the product is then exact before it is truncated.
            least = -(-4 // size)
            draft.values.setdefault(f"{along}_scale", 0.25 * draft.integer(least, least + 8))


def _form(name: str, size: tuple[Arg, ...], nchw: Arg, types: tuple[TypeRow, ...]) -> Form:
    return Form(
        name,
        (image("input", "b h w c"), *size, nchw, *_FLAGS),
        (image("output", "b out_h out_w c", quantisation=QuantisedLike("input")),),
        _shape,
        checks=(extents_above_zero("input"), _one_of_both),
        derive={"size": _size},
        arrange=_arrange,
        rows=types,
    )


def _forms(nchw: Arg, since: HalVersion) -> tuple[Form, ...]:
    by_shape = (
        rows(since, T.TENSOR_FLOAT32)
        + rows(V.V1_2, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM)
        + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED)
    )
    by_scale = tuple(_with_scales(types) for types in by_shape)
    return _form("by_shape", _BY_SHAPE, nchw, by_shape), _form("by_scale", _BY_SCALE, nchw, by_scale)


def _with_scales(types: TypeRow) -> TypeRow:
    factor = T.FLOAT16 if types.of == T.TENSOR_FLOAT16 else T.FLOAT32
    return row(max(types.since, V.V1_2), types.of, width_scale=factor, height_scale=factor)


RESIZE_BILINEAR = Op(
    OperationType.RESIZE_BILINEAR,
    "Interpolated between the four nearest pixels.",
    _forms(NCHW, V.V1_0),
    averages=True,
    interpolates=True,
)
RESIZE_NEAREST_NEIGHBOR = Op(
    OperationType.RESIZE_NEAREST_NEIGHBOR,
    "The nearest pixel.",
    _forms(scalar("nchw", T.BOOL), V.V1_2),
    exact=True,
)
