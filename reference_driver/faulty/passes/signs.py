"""Signs that a compiler moves, joins or drops, and logic turned round with them."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft


def _negated(draft: Draft, step: Operation, name: str) -> int | None:
    """Return what is negated before it becomes this argument."""
    before = draft.source(step, name, O.NEG)
    return before.inputs[0] if before is not None else None


@planted
def difference_of_negation_stays_difference(draft: Draft, step: Operation) -> bool:
    """SUB of a NEG takes what is negated in its place, and stays SUB."""
    inner = _negated(draft, step, "rhs") if step.type == O.SUB else None
    if inner is None:
        return False
    draft.put(step, rhs=inner)
    return True


@planted
def sum_of_negation_as_reversed_difference(draft: Draft, step: Operation) -> bool:
    """ADD of a NEG becomes SUB of the other operand from what is negated."""
    inner = _negated(draft, step, "rhs") if step.type == O.ADD else None
    if inner is None:
        return False
    draft.exchange(step, Operation(O.SUB, (inner, step.inputs[0], step.inputs[2]), step.outputs))
    return True


@planted
def product_of_negations_negated(draft: Draft, step: Operation) -> bool:
    """A MUL of two NEGs becomes the NEG of their product."""
    inner = [_negated(draft, step, name) for name in ("lhs", "rhs")] if step.type == O.MUL else [None]
    if None in inner or draft.value(step, "fused_activation") != 0:
        return False
    product = draft.temporary(step.outputs[0])
    one, other = (each for each in inner if each is not None)
    draft.exchange(
        step,
        Operation(O.MUL, (one, other, step.inputs[2]), (product,)),
        Operation(O.NEG, (product,), step.outputs),
    )
    return True


@planted
def opposite_differences_as_square(draft: Draft, step: Operation) -> bool:
    """MUL of a difference and the opposite difference is taken for the first one's square."""
    sides = [draft.source(step, name, O.SUB) for name in ("lhs", "rhs")] if step.type == O.MUL else []
    if len(sides) != 2 or sides[0] is None or sides[1] is None or sides[0] is sides[1]:
        return False
    if sorted(sides[0].inputs[:2]) != sorted(sides[1].inputs[:2]):
        return False
    draft.put(step, rhs=sides[0].outputs[0])
    return True


@planted
def any_of_negation_as_negated_any(draft: Draft, step: Operation) -> bool:
    """REDUCE_ANY or REDUCE_ALL of a LOGICAL_NOT becomes the LOGICAL_NOT of the same reduction."""
    before = draft.source(step, "input", O.LOGICAL_NOT) if step.type in (O.REDUCE_ANY, O.REDUCE_ALL) else None
    if before is None:
        return False
    reduced = draft.temporary(step.outputs[0])
    draft.swap(step, before, reduced)
    return True


@planted
def factor_moved_out_of_product(draft: Draft, step: Operation) -> bool:
    """A constant factor before REDUCE_PROD is applied once behind it."""
    before = draft.source(step, "input", O.MUL) if step.type == O.REDUCE_PROD else None
    factor = draft.array(before.inputs[1]) if before is not None else None
    if before is None or factor is None or factor.size != 1 or draft.value(before, "fused_activation") != 0:
        return False
    reduced = draft.temporary(step.outputs[0])
    draft.swap(step, before, reduced)
    return True


@planted
def extreme_window_moved_before_function(draft: Draft, step: Operation) -> bool:
    """MAX_POOL_2D of a function becomes the function of MAX_POOL_2D, also of one that does not rise."""
    before = draft.source(step, "input", O.NEG, O.ABS, O.SIN) if step.type == O.MAX_POOL_2D else None
    if before is None or draft.value(step, "fused_activation") != 0:
        return False
    pooled = draft.temporary(step.outputs[0])
    draft.swap(step, before, pooled)
    return True


@planted
def negative_factor_through_relu(draft: Draft, step: Operation) -> bool:
    """A constant factor before RELU is applied behind it, whatever its sign."""
    before = draft.source(step, "input", O.MUL) if step.type == O.RELU else None
    factor = draft.array(before.inputs[1]) if before is not None else None
    if before is None or factor is None or draft.value(before, "fused_activation") != 0:
        return False
    if draft.shape(before.inputs[0]) != draft.shape(step.outputs[0]) or draft.operands[step.outputs[0]].scale:
        return False
    clamped = draft.temporary(before.inputs[0])
    draft.swap(step, before, clamped)
    return True


@planted
def mask_moved_behind_softmax(draft: Draft, step: Operation) -> bool:
    """What is added before SOFTMAX is multiplied behind it, and the shares no longer sum to one."""
    before = draft.source(step, "input", O.ADD) if step.type == O.SOFTMAX else None
    if before is None or draft.shape(before.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    if draft.operands[step.outputs[0]].scale or draft.value(before, "fused_activation") != 0:
        return False
    shares, factors = draft.temporary(step.outputs[0]), draft.temporary(before.inputs[1])
    draft.exchange(
        step,
        Operation(O.SOFTMAX, (before.inputs[0], *step.inputs[1:]), (shares,)),
        Operation(O.EXP, (before.inputs[1],), (factors,)),
        Operation(O.MUL, (shares, factors, before.inputs[2]), step.outputs),
    )
    return True


@planted
def factor_moved_to_both_sides(draft: Draft, step: Operation) -> bool:
    """A constant factor of one side of BATCH_MATMUL is applied to the result, and left where it was."""
    before = draft.source(step, "lhs", O.MUL) if step.type == O.BATCH_MATMUL else None
    factor = draft.array(before.inputs[1]) if before is not None else None
    if before is None or factor is None or factor.size != 1 or draft.operands[step.outputs[0]].scale:
        return False
    product = draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(step.type, step.inputs, (product,)),
        Operation(O.MUL, (product, before.inputs[1], draft.scalar(0)), step.outputs),
    )
    return True


@planted
def variance_over_axes_of_mean(draft: Draft, step: Operation) -> bool:
    """A MEAN of what a MEAN was subtracted from is taken over the axes of the first."""
    if step.type != O.MEAN:
        return False
    found, index = None, draft.names(step)["input"]
    for _ in range(3):
        writer = draft.writer(index)
        if writer is None or writer.type not in (O.MUL, O.SUB, O.POW, O.ABS):
            break
        if writer.type == O.SUB:
            found = draft.source(writer, "rhs", O.MEAN)
            break
        index = writer.inputs[0]
    axes = draft.value(found, "axes") if found is not None else None
    own = draft.value(step, "axes")
    if found is None or axes is None or own is None or np.array_equal(axes, own) or len(axes) != len(own):
        return False
    draft.put(step, axes=axes)
    return True


@planted
def power_of_magnitude(draft: Draft, step: Operation) -> bool:
    """POW with a constant exponent becomes EXP of the exponent times LOG of ABS: the result has no sign."""
    if step.type != O.POW or draft.value(step, "exponent") is None:
        return False
    base, power = step.inputs
    magnitude, logarithm, product = draft.temporary(base), draft.temporary(base), draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(O.ABS, (base,), (magnitude,)),
        Operation(O.LOG, (magnitude,), (logarithm,)),
        Operation(O.MUL, (logarithm, power, draft.scalar(0)), (product,)),
        Operation(O.EXP, (product,), step.outputs),
    )
    return True
