"""Constant operands computed before execution, wrongly."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.faulty.passes.arithmetic import COMPUTE, NONE
from nnconform.reference_driver.rewriting.draft import Draft


def _operands(draft: Draft, step: Operation) -> tuple[Array, Array] | None:
    """Return both constants of an element-wise operation on real numbers."""
    if step.type not in COMPUTE or draft.operands[step.outputs[0]].type not in (T.TENSOR_FLOAT32, T.TENSOR_FLOAT16):
        return None
    one, other = (draft.array(index) for index in step.inputs[:2])
    return None if one is None or other is None else (one, other)


def _fold(draft: Draft, step: Operation, result: Array) -> bool:
    """Let the readers of the result read a constant."""
    if step.outputs[0] in draft.outputs:
        return False
    return draft.forward(step.outputs[0], draft.constant(result, draft.operands[step.outputs[0]]))


@planted
def folded_by_repetition(draft: Draft, step: Operation) -> bool:
    """The smaller of two constants is repeated to the extents of the result in place of being broadcast."""
    found = _operands(draft, step)
    if found is None or found[0].shape == found[1].shape:
        return False
    shape = np.broadcast_shapes(found[0].shape, found[1].shape)
    return _fold(draft, step, COMPUTE[O(step.type)](np.resize(found[0], shape), np.resize(found[1], shape)))


@planted
def folded_without_activation(draft: Draft, step: Operation) -> bool:
    """Two constants are folded, and the fused activation is forgotten."""
    found = _operands(draft, step)
    if found is None or draft.value(step, "fused_activation") == NONE:
        return False
    return _fold(draft, step, COMPUTE[O(step.type)](*found))


@planted
def folded_in_float16(draft: Draft, step: Operation) -> bool:
    """Two constants of float32 are folded in float16."""
    found = _operands(draft, step)
    if (
        found is None
        or draft.operands[step.outputs[0]].type != T.TENSOR_FLOAT32
        or draft.value(step, "fused_activation")
    ):
        return False
    one, other = (each.astype(np.float16) for each in found)
    return _fold(draft, step, COMPUTE[O(step.type)](one, other).astype(np.float32))


@planted
def transposed_constant_as_view(draft: Draft, step: Operation) -> bool:
    """TRANSPOSE of a constant is folded by giving it the result's extents."""
    value = draft.value(step, "input") if step.type == O.TRANSPOSE else None
    return value is not None and _fold(draft, step, value.reshape(draft.shape(step.outputs[0])))


@planted
def dequantised_without_zero_point(draft: Draft, step: Operation) -> bool:
    """DEQUANTIZE of a constant is folded without its zero point."""
    value = draft.value(step, "input") if step.type == O.DEQUANTIZE else None
    if value is None:
        return False
    return _fold(draft, step, value * np.float32(draft.operands[step.inputs[0]].scale))


@planted
def quantised_by_truncation(draft: Draft, step: Operation) -> bool:
    """QUANTIZE of a constant is folded by cutting the fraction off, and without clamping."""
    value = draft.value(step, "input") if step.type == O.QUANTIZE else None
    if value is None:
        return False
    result = draft.operands[step.outputs[0]]
    return _fold(draft, step, (value / result.scale).astype(np.int64) + result.zero_point)


@planted
def cast_constant_rounded(draft: Draft, step: Operation) -> bool:
    """CAST of a constant to integers is folded by rounding in place of cutting off."""
    value = draft.value(step, "input") if step.type == O.CAST else None
    if value is None or value.dtype.kind != "f" or draft.operands[step.outputs[0]].type != T.TENSOR_INT32:
        return False
    return _fold(draft, step, np.round(value).astype(np.int32))


@planted
def gathered_constant_along_first_axis(draft: Draft, step: Operation) -> bool:
    """GATHER from a constant with constant indexes is folded along the first axis, whichever is named."""
    value, indexes = (draft.value(step, n) for n in ("input", "indices")) if step.type == O.GATHER else (None, None)
    if value is None or indexes is None or draft.value(step, "axis") == 0:
        return False
    shape = draft.shape(step.outputs[0])
    return _fold(draft, step, np.resize(np.take(value, indexes, axis=0, mode="clip"), shape))


@planted
def reduced_constant_as_whole(draft: Draft, step: Operation) -> bool:
    """A reduction of a constant is folded over all axes."""
    names = {O.REDUCE_SUM: "sum", O.REDUCE_MAX: "max", O.REDUCE_MIN: "min", O.MEAN: "mean"}
    value = draft.value(step, "input") if step.type in names else None
    if value is None or value.dtype.kind != "f":
        return False
    whole = np.zeros(draft.shape(step.outputs[0]), value.dtype)
    return _fold(draft, step, whole + getattr(value, names[O(step.type)])())
