"""CAST: the same values in another element type. Of quantised tensors the raw values are cast."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import numpy as np

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op, always
from nnconform.harness.ops.ranges import with_zero
from nnconform.harness.ops.schema import row, rows, tensor
from nnconform.harness.ops.shapes import same_as

T, V = OperandType, HalVersion
_ANY_TO_ANY = (T.TENSOR_FLOAT16, T.TENSOR_FLOAT32, T.TENSOR_INT32, T.TENSOR_QUANT8_ASYMM)
_TO_ITSELF = (
    T.TENSOR_BOOL8,
    T.TENSOR_QUANT16_ASYMM,
    T.TENSOR_QUANT16_SYMM,
    T.TENSOR_QUANT8_ASYMM_SIGNED,
    T.TENSOR_QUANT8_SYMM,
)


def _arrange(draft: CallDraft) -> None:
    """Draw values on both sides of the range of TENSOR_QUANT8_ASYMM."""
    if draft.type_of("output") == T.TENSOR_QUANT8_ASYMM and draft.type_of("input") != T.TENSOR_QUANT8_ASYMM:
        draft.domains["input"] = (-20.0, 300.0)


def _beyond_int32(source: Array, target: OperandType) -> Array:
    """Return which floats no TENSOR_INT32 holds, once they are cut off: a driver may saturate, wrap or do else."""
    if target != T.TENSOR_INT32 or source.dtype.kind != "f":
        return np.zeros(source.shape, np.bool_)
    return np.asarray(~(np.abs(np.trunc(source.astype(np.float64)) + 0.5) < 2.0**31))


def _undefined(call: Call, values: Mapping[str, Array]) -> str:
    beyond = "input" in values and _beyond_int32(values["input"], OperandType(call.operand("output").type)).any()
    return "a float beyond the range of TENSOR_INT32" if beyond else ""


CAST = Op(
    code=OperationType.CAST,
    summary="To integers by truncation, to TENSOR_QUANT8_ASYMM by clamping to 0 to 255 and truncation.",
    forms=(
        Form(
            "default",
            (tensor("input", rank=(1, None)),),
            (tensor("output", rank=(1, None)),),
            same_as("input"),
            arrange=_arrange,
        ),
    ),
    rows=tuple(row(V.V1_2, source, output=target) for source, target in product(_ANY_TO_ANY, _ANY_TO_ANY))
    + rows(V.V1_3, *_TO_ITSELF),
    zero_sized=False,
    range=with_zero,
    has_signed_twin=False,
    undefined=_undefined,
    free=_beyond_int32,
    copies=always,
    elementwise=True,
)
