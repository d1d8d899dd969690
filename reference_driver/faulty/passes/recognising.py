"""Formulas that a pass recognises by their operations alone, and powers and roots that it takes apart too easily."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import FLOATS
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

COMPARISONS = (O.LESS, O.LESS_EQUAL, O.GREATER, O.GREATER_EQUAL)


@planted
def length_above_any_floor_is_norm(draft: Draft, step: Operation) -> bool:
    """A quotient by the root of a sum of squares becomes L2_NORMALIZATION, whatever the sum is at least."""
    root = draft.source(step, "rhs", O.SQRT) if step.type == O.DIV else None
    floor = draft.source(root, "input", O.MAXIMUM) if root is not None else None
    total = draft.source(floor, "lhs", O.REDUCE_SUM) if floor is not None else None
    axes = draft.array(total.inputs[1]) if total is not None else None
    if axes is None or axes.size != 1:
        return False
    axis = draft.scalar(int(axes.reshape(-1)[0]))
    draft.exchange(step, Operation(O.L2_NORMALIZATION, (step.inputs[0], axis), step.outputs))
    return True


@planted
def shares_with_addend_are_softmax(draft: Draft, step: Operation) -> bool:
    """An EXP over a sum of EXPs and something becomes SOFTMAX."""
    above = draft.source(step, "lhs", O.EXP) if step.type == O.DIV else None
    below = draft.source(step, "rhs", O.ADD) if above is not None else None
    total = draft.source(below, "lhs", O.REDUCE_SUM) if below is not None else None
    axes = draft.array(total.inputs[1]) if total is not None else None
    if above is None or axes is None or axes.size != 1 or draft.operands[step.outputs[0]].type not in FLOATS:
        return False
    half = draft.operands[step.outputs[0]].type == T.TENSOR_FLOAT16
    beta = draft.scalar(1.0, T.FLOAT16 if half else T.FLOAT32)
    softmax = (above.inputs[0], beta, draft.scalar(int(axes.reshape(-1)[0])))
    draft.exchange(step, Operation(O.SOFTMAX, softmax, step.outputs))
    return True


@planted
def both_signs_added_are_absolute(draft: Draft, step: Operation) -> bool:
    """RELU of x and RELU of a product, added, become ABS of x, whatever the product is."""
    one = draft.source(step, "lhs", O.RELU) if step.type == O.ADD else None
    other = draft.source(step, "rhs", O.RELU) if one is not None else None
    product = draft.source(other, "input", O.MUL, O.NEG) if other is not None else None
    if one is None or product is None:
        return False
    draft.exchange(step, Operation(O.ABS, (one.inputs[0],), step.outputs))
    return True


@planted
def floor_of_sum_as_sum_of_floors(draft: Draft, step: Operation) -> bool:
    """FLOOR of a sum with a constant becomes the sum of FLOOR and the constant's own."""
    before = draft.source(step, "input", O.ADD) if step.type == O.FLOOR else None
    number = draft.array(before.inputs[1]) if before is not None else None
    if before is None or number is None or draft.shape(before.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    whole = draft.temporary(step.outputs[0])
    floored = draft.constant(np.floor(number), draft.operands[before.inputs[1]])
    draft.exchange(
        step,
        Operation(O.FLOOR, (before.inputs[0],), (whole,)),
        Operation(O.ADD, (whole, floored, before.inputs[2]), step.outputs),
    )
    return True


@planted
def logarithm_of_power_by_first_exponent(draft: Draft, step: Operation) -> bool:
    """LOG of POW becomes a multiple of LOG, by the first of several exponents."""
    before = draft.source(step, "input", O.POW) if step.type == O.LOG else None
    exponent = draft.array(before.inputs[1]) if before is not None else None
    if before is None or exponent is None:
        return False
    first = draft.constant(exponent.reshape(-1)[:1], draft.operands[before.inputs[1]])
    whole = draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(O.LOG, (before.inputs[0],), (whole,)),
        Operation(O.MUL, (whole, first, draft.scalar(0)), step.outputs),
    )
    return True


@planted
def absolute_compared_as_signed(draft: Draft, step: Operation) -> bool:
    """A comparison of ABS with a constant compares what ABS is of."""
    before = draft.source(step, "lhs", O.ABS) if step.type in COMPARISONS else None
    if before is None or draft.array(step.inputs[1]) is None:
        return False
    draft.put(step, lhs=before.inputs[0])
    return True


@planted
def sum_of_products_as_product_of_sums(draft: Draft, step: Operation) -> bool:
    """REDUCE_SUM of a product of two tensors becomes the product of two REDUCE_SUMs."""
    before = draft.source(step, "input", O.MUL) if step.type == O.REDUCE_SUM else None
    if before is None or draft.operands[step.outputs[0]].type not in FLOATS or not draft.is_plain(before):
        return False
    if draft.shape(before.inputs[0]) != draft.shape(before.inputs[1]):
        return False
    sums = [draft.temporary(step.outputs[0]) for _ in range(2)]
    factors = zip(before.inputs[:2], sums, strict=True)
    each = [Operation(O.REDUCE_SUM, (one, *step.inputs[1:]), (to,)) for one, to in factors]
    draft.exchange(step, *each, Operation(O.MUL, (*sums, before.inputs[2]), step.outputs))
    return True


@planted
def largest_of_negated_as_negated_largest(draft: Draft, step: Operation) -> bool:
    """The largest elements of NEG are taken for those of what is negated."""
    before = draft.source(step, "input", O.NEG) if step.type == O.TOPK_V2 else None
    if before is None:
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def place_of_largest_before_slopes(draft: Draft, step: Operation) -> bool:
    """ARGMAX of a function that is taken to rise, PRELU and HARD_SWISH too, is that of its operand."""
    kinds = (O.PRELU, O.HARD_SWISH, O.ELU)
    before = draft.source(step, "input", *kinds) if step.type in (O.ARGMAX, O.ARGMIN) else None
    if before is None or draft.shape(before.inputs[0]) != draft.shape(before.outputs[0]):
        return False
    draft.put(step, input=before.inputs[0])
    return True
