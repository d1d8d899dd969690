"""AVERAGE_POOL_2D, L2_POOL_2D, MAX_POOL_2D: a window over an image, channel by channel. Padding takes no part."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import Dims, QuantisedLike, TypeRow, rows
from nnconform.harness.ops.windowed import (
    ACTIVATION,
    FILTER_SIZE,
    NCHW,
    PADDING,
    PADDING_SCHEME,
    STRIDES,
    arrange_window,
    extents_above_zero,
    image,
    window,
    window_fits,
    window_outputs,
)

T, V = OperandType, HalVersion
_INPUT = image("input", "b h w c")
_TAIL = (*STRIDES, *FILTER_SIZE, ACTIVATION, NCHW)


def _shape(call: Call) -> tuple[Dims]:
    return ((call.symbol("b"), *window_outputs(call), call.symbol("c")),)


_EXPLICIT = Form(
    "explicit_padding",
    (_INPUT, *PADDING, *_TAIL),
    (image("output", "b out_h out_w c", quantisation=QuantisedLike("input")),),
    _shape,
    checks=(extents_above_zero("input"), window_fits),
    derive={"window": window},
    arrange=arrange_window,
)
_IMPLICIT = replace(_EXPLICIT, name="implicit_padding", inputs=(_INPUT, *PADDING_SCHEME, *_TAIL))
_FORMS = (_EXPLICIT, _IMPLICIT)
_FLOATS: tuple[TypeRow, ...] = rows(V.V1_0, T.TENSOR_FLOAT32) + rows(V.V1_2, T.TENSOR_FLOAT16)
_QUANTISED: tuple[TypeRow, ...] = rows(V.V1_0, T.TENSOR_QUANT8_ASYMM) + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED)

AVERAGE_POOL_2D = Op(
    OperationType.AVERAGE_POOL_2D, "Mean of the window's cells.", _FORMS, _FLOATS + _QUANTISED, averages=True
)
L2_POOL_2D = Op(
    OperationType.L2_POOL_2D,
    "Root of the mean square of the window's cells.",
    _FORMS,
    _FLOATS,
    nonnegative=True,
    squares=True,
)
MAX_POOL_2D = Op(OperationType.MAX_POOL_2D, "Largest of the window's cells.", _FORMS, _FLOATS + _QUANTISED, exact=True)
