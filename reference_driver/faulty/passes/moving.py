"""Operations that a pass moves past others which they do not commute with."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import FusedActivation
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

WEIGHTED = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.FULLY_CONNECTED)
CLAMPS = (O.RELU, O.RELU1, O.RELU6)


@planted
def averaged_after_clamp(draft: Draft, step: Operation) -> bool:
    """An activation after an average, or after a resize, is computed before it, on more elements or on fewer."""
    kinds = (O.AVERAGE_POOL_2D, O.MEAN)
    first = draft.source(step, "input", *kinds) if step.type in CLAMPS else None
    if first is None:
        return False
    early = draft.temporary(first.inputs[0])
    result = draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(step.type, (first.inputs[0],), (early,)),
        Operation(first.type, (early, *first.inputs[1:]), (result,)),
    )
    return draft.forward(step.outputs[0], result)


@planted
def clamped_before_residual(draft: Draft, step: Operation) -> bool:
    """A sum is added in the accumulators of the weighted operation before it, after the activation of the sum."""
    if step.type != O.ADD or draft.value(step, "fused_activation") == FusedActivation.NONE:
        return False
    first = next((one for i in step.inputs[:2] if (one := draft.writer(i)) and one.type in WEIGHTED), None)
    if first is None or draft.value(first, "fused_activation") != FusedActivation.NONE:
        return False
    if not draft.private(first.outputs[0]):
        return False
    code = draft.value(step, "fused_activation")
    draft.put(first, fused_activation=np.int32(code))
    draft.put(step, fused_activation=np.int32(FusedActivation.NONE))
    return True


@planted
def repeats_not_summed(draft: Draft, step: Operation) -> bool:
    """A sum over elements that TILE has repeated is taken over those before it."""
    first = draft.source(step, "input", O.TILE) if step.type in (O.REDUCE_SUM, O.REDUCE_PROD) else None
    if first is None:
        return False
    draft.put(step, input=first.inputs[0])
    return True


@planted
def constant_moved_out_of_sum(draft: Draft, step: Operation) -> bool:
    """A constant that is added to each element before a sum is added once after it."""
    first = draft.source(step, "input", O.ADD) if step.type == O.REDUCE_SUM else None
    number = draft.array(first.inputs[1]) if first else None
    if first is None or number is None or number.size != 1 or number.dtype.kind != "f":
        return False
    summed = draft.temporary(step.outputs[0])
    _, other, *more = first.inputs
    draft.exchange(
        step,
        Operation(step.type, (first.inputs[0], *step.inputs[1:]), (summed,)),
        Operation(O.ADD, (summed, other, *more), step.outputs),
    )
    return True


@planted
def factor_moved_out_of_mean(draft: Draft, step: Operation) -> bool:
    """A product before a mean is taken after it, with the first element of a constant that has several."""
    first = draft.source(step, "input", O.MUL) if step.type in (O.MEAN, O.REDUCE_SUM) else None
    factor = draft.array(first.inputs[1]) if first else None
    if first is None or factor is None or factor.size < 2 or factor.dtype.kind != "f":
        return False
    if draft.shape(first.inputs[0]) != draft.shape(first.outputs[0]):
        return False
    reduced = draft.temporary(step.outputs[0])
    one = draft.constant(factor.ravel()[:1], draft.operands[first.inputs[1]])
    draft.exchange(
        step,
        Operation(step.type, (first.inputs[0], *step.inputs[1:]), (reduced,)),
        Operation(O.MUL, (reduced, one, first.inputs[2]), step.outputs),
    )
    return True


@planted
def absolute_product_keeps_sign(draft: Draft, step: Operation) -> bool:
    """The absolute value of a product with a constant is the product of the absolute value and the constant."""
    first = draft.source(step, "input", O.MUL) if step.type == O.ABS else None
    if first is None or draft.array(first.inputs[1]) is None:
        return False
    if draft.shape(first.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    if draft.value(first, "fused_activation") != FusedActivation.NONE:
        return False
    early = draft.temporary(first.inputs[0])
    draft.swap(step, first, early)
    return True


@planted
def negation_keeps_activation(draft: Draft, step: Operation) -> bool:
    """NEG of a difference becomes the difference the other way round, with the same activation."""
    first = draft.source(step, "input", O.SUB) if step.type == O.NEG else None
    if first is None or draft.value(first, "fused_activation") == FusedActivation.NONE:
        return False
    one, other, *more = first.inputs
    draft.exchange(step, Operation(O.SUB, (other, one, *more), step.outputs))
    return True


@planted
def extreme_of_negation(draft: Draft, step: Operation) -> bool:
    """The largest of negated elements becomes the negated largest."""
    first = draft.source(step, "input", O.NEG) if step.type in (O.REDUCE_MAX, O.REDUCE_MIN) else None
    if first is None:
        return False
    found = draft.temporary(step.outputs[0])
    draft.swap(step, first, found)
    return True


@planted
def negated_sides_compared(draft: Draft, step: Operation) -> bool:
    """A comparison of two negated tensors compares the tensors, the same way round."""
    if step.type not in (O.LESS, O.GREATER, O.LESS_EQUAL, O.GREATER_EQUAL):
        return False
    first = [draft.writer(index) for index in step.inputs[:2]]
    if not all(one is not None and one.type == O.NEG for one in first):
        return False
    draft.exchange(step, Operation(step.type, tuple(one.inputs[0] for one in first if one), step.outputs))
    return True


@planted
def slice_of_broadcast_from_start(draft: Draft, step: Operation) -> bool:
    """A SLICE of a sum or product with a constant is taken before it; the constant is sliced from its beginning."""
    first = draft.source(step, "input", O.ADD, O.MUL, O.SUB) if step.type == O.SLICE else None
    other = draft.array(first.inputs[1]) if first else None
    if first is None or other is None or draft.shape(first.inputs[0]) != draft.shape(first.outputs[0]):
        return False
    wanted = draft.shape(step.outputs[0])[-other.ndim :]
    cut = other[tuple(slice(min(n, m)) for n, m in zip(other.shape, wanted, strict=True))]
    early = draft.temporary(first.inputs[0], draft.shape(step.outputs[0]))
    constant = draft.constant(cut, draft.operands[first.inputs[1]])
    draft.exchange(
        step,
        Operation(O.SLICE, (first.inputs[0], *step.inputs[1:]), (early,)),
        Operation(first.type, (early, constant, first.inputs[2]), step.outputs),
    )
    return True
