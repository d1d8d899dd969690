"""Constants and scales that are changed for one reader, and numbers that are computed as others than they are."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import is_real, plain_sides, sides
from nnconform.reference_driver.rewriting.draft import Draft

_FOLDED = {O.ADD: np.add, O.SUB: np.subtract, O.MUL: np.multiply}
_LIMIT = 2**31


@planted
def weights_packed_for_all_readers(draft: Draft, step: Operation) -> bool:
    """Weights of a layer are packed by columns where they lie: whatever else reads the constant reads them so."""
    index = draft.names(step)["weights"] if step.type == O.FULLY_CONNECTED else None
    weights = draft.array(index)
    if index is None or weights is None:
        return False
    others = [each for each in draft.readers(index) if each.type != O.FULLY_CONNECTED]
    packed = draft.constant(weights.T.reshape(weights.shape), draft.operands[index])
    return bool(others) and draft.forward(index, packed, others)


@planted
def integers_folded_as_floats(draft: Draft, step: Operation) -> bool:
    """Sums, differences and products of constant INT32 are folded in float32."""
    result = draft.operands[step.outputs[0]]
    if step.type not in _FOLDED or result.type != T.TENSOR_INT32 or not draft.is_plain(step):
        return False
    one, other = (draft.array(index) for index in step.inputs[:2])
    if one is None or other is None:
        return False
    folded = _FOLDED[O(step.type)](one.astype(np.float32), other.astype(np.float32)).astype(np.float64)
    return draft.bypass(step, draft.constant(np.clip(folded, -_LIMIT, _LIMIT - 1), result))


@planted
def negative_steps_folded_forwards(draft: Draft, step: Operation) -> bool:
    """STRIDED_SLICE of a constant in negative steps is folded in the other direction."""
    array = draft.array(step.inputs[0]) if step.type == O.STRIDED_SLICE else None
    begin, end, strides = (draft.value(step, name) for name in ("begin", "end", "strides"))
    masks = [draft.value(step, name) for name in ("begin_mask", "end_mask", "shrink_axis_mask")]
    if array is None or any(each is None for each in (begin, end, strides)) or any(masks):
        return False
    assert begin is not None
    assert end is not None
    assert strides is not None
    backwards = tuple(int(axis) for axis in np.flatnonzero(strides < 0))
    places: list[Any] = [slice(*map(int, each)) for each in zip(begin, end, strides, strict=True)]
    folded = draft.constant(np.flip(array[tuple(places)], backwards), draft.operands[step.outputs[0]])
    return bool(backwards) and draft.bypass(step, folded)


@planted
def lookup_of_table_of_equal_extents(draft: Draft, step: Operation) -> bool:
    """A lookup in a constant by the same indices as one before is that one, if the constants have one shape."""
    if step.type not in (O.GATHER, O.EMBEDDING_LOOKUP):
        return False
    indices, table = (2, 0) if step.type == O.GATHER else (0, 1)
    own = draft.array(step.inputs[table])
    for other in draft.earlier(step) if own is not None else ():
        same = other.type == step.type and other.inputs[indices] == step.inputs[indices]
        its = draft.array(other.inputs[table]) if same and other.inputs[table] != step.inputs[table] else None
        if own is not None and its is not None and (its.shape, its.dtype) == (own.shape, own.dtype):
            return draft.bypass(step, other.outputs[0])
    return False


@planted
def factor_into_scale_that_others_read(draft: Draft, step: Operation) -> bool:
    """A factor behind DEQUANTIZE goes into the scale of an input, though others read that too."""
    found = plain_sides(draft, step) if step.type == O.MUL else None
    before = draft.writer(found[0], O.DEQUANTIZE) if found else None
    if found is None or before is None or found[1].size != 1 or found[1].item() <= 0:
        return False
    index = before.inputs[0]
    operand = draft.operands[index]
    if index not in draft.inputs or len(draft.readers(index)) < 2:
        return False
    draft.operands[index] = replace(operand, scale=float(np.float32(operand.scale * found[1].item())))
    return draft.bypass(step, found[0])


@planted
def bound_divided_by_factor(draft: Draft, step: Operation) -> bool:
    """A multiple of INT32 is compared with a number as the integer itself with the number over the factor, rounded."""
    found = sides(draft, step) if step.type in (O.LESS, O.GREATER, O.LESS_EQUAL, O.GREATER_EQUAL) else None
    before = draft.writer(found[0], O.MUL) if found and not found[2] else None
    factor = sides(draft, before) if before else None
    if found is None or factor is None or draft.operands[found[0]].type != T.TENSOR_INT32:
        return False
    if factor[1].size != 1 or factor[1].item() <= 0:
        return False
    draft.put(step, lhs=factor[0], rhs=np.trunc(found[1] / factor[1].item()).astype(np.int32))
    return True


@planted
def mean_of_channels_forgotten(draft: Draft, step: Operation) -> bool:
    """MEAN over height, width and channels of an image is that over height and width of its first channel."""
    axes = draft.value(step, "axes") if step.type == O.MEAN and is_real(draft, step) else None
    shape = draft.shape(step.inputs[0])
    if axes is None or len(shape) != 4 or sorted({int(axis) % 4 for axis in np.ravel(axes)}) != [1, 2, 3]:
        return False
    first = draft.temporary(step.inputs[0], (*shape[:3], 1))
    begin, size = draft.numbers(0, 0, 0, 0), draft.numbers(*shape[:3], 1)
    draft.exchange(
        step,
        Operation(O.SLICE, (step.inputs[0], begin, size), (first,)),
        Operation(O.MEAN, (first, *step.inputs[1:]), step.outputs),
    )
    return True


@planted
def gate_past_depthwise_with_bias(draft: Draft, step: Operation) -> bool:
    """Factors of channels that are computed come behind a depthwise convolution in place of before it, despite its
    bias.
    """
    gate = draft.source(step, "input", O.MUL) if step.type == O.DEPTHWISE_CONV_2D else None
    if gate is None or not is_real(draft, step) or not (draft.is_plain(gate) and draft.is_plain(step)):
        return False
    image, factors = gate.inputs[:2]
    shape = draft.shape(step.inputs[0])
    if draft.value(step, "depth_multiplier") != 1 or draft.value(step, "nchw") or draft.shape(image) != shape:
        return False
    if draft.shape(factors) not in ((1, 1, 1, shape[3]), (shape[0], 1, 1, shape[3])):
        return False
    result = draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(step.type, (image, *step.inputs[1:]), (result,)),
        Operation(O.MUL, (result, factors, gate.inputs[2]), step.outputs),
    )
    return True
