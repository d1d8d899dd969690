"""Rules of algebra on functions, quotients and powers, applied to what only resembles their left side."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import FLOATS
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft


def _both(draft: Draft, step: Operation, code: O, *kinds: O) -> list[Operation] | None:
    """Return what writes both sides of an operation of ``code``, if both are of the same one of ``kinds``."""
    if step.type != code or not draft.is_plain(step):
        return None
    sides = [draft.writer(index) for index in step.inputs[:2]]
    if sides[0] is None or sides[1] is None or sides[0].type not in kinds or sides[0].type != sides[1].type:
        return None
    return [sides[0], sides[1]]


def _of_joined(draft: Draft, step: Operation, sides: list[Operation], join: O, outer: O) -> bool:
    """Let ``outer`` of what both sides read, joined, stand for the operation."""
    between = draft.temporary(step.outputs[0])
    joined = Operation(join, (sides[0].inputs[0], sides[1].inputs[0], draft.scalar(0)), (between,))
    draft.exchange(step, joined, Operation(outer, (between,), step.outputs))
    return True


@planted
def exponents_subtracted_the_wrong_way(draft: Draft, step: Operation) -> bool:
    """A quotient of EXPs becomes EXP of the difference of their operands, the second less the first."""
    sides = _both(draft, step, O.DIV, O.EXP)
    return sides is not None and _of_joined(draft, step, sides[::-1], O.SUB, O.EXP)


@planted
def logarithms_added_as_log_of_sum(draft: Draft, step: Operation) -> bool:
    """A sum of LOGs becomes LOG of the sum."""
    sides = _both(draft, step, O.ADD, O.LOG)
    return sides is not None and _of_joined(draft, step, sides, O.ADD, O.LOG)


@planted
def reciprocal_roots_as_reciprocal_of_the_first(draft: Draft, step: Operation) -> bool:
    """A product of two RSQRTs becomes the reciprocal of what the first is of, whatever the second is of."""
    sides = _both(draft, step, O.MUL, O.RSQRT)
    if sides is None or draft.shape(sides[0].inputs[0]) != draft.shape(step.outputs[0]):
        return False
    one = draft.constant(np.ones((1,)), draft.operands[step.outputs[0]])
    draft.exchange(step, Operation(O.DIV, (one, sides[0].inputs[0], step.inputs[2]), step.outputs))
    return True


@planted
def quotient_by_power_keeps_exponent(draft: Draft, step: Operation) -> bool:
    """A quotient by POW becomes the product with it, as if its exponent were negated."""
    before = draft.source(step, "rhs", O.POW) if step.type == O.DIV else None
    if before is None:
        return False
    draft.exchange(step, Operation(O.MUL, step.inputs, step.outputs))
    return True


@planted
def quotient_of_quotient_divides_twice(draft: Draft, step: Operation) -> bool:
    """``a / (b / c)`` becomes ``(a / b) / c``."""
    below = draft.source(step, "rhs", O.DIV) if step.type == O.DIV else None
    if below is None or not draft.is_plain(below) or draft.operands[step.outputs[0]].type not in FLOATS:
        return False
    first = draft.temporary(step.outputs[0])
    plain = draft.scalar(0)
    draft.exchange(
        step,
        Operation(O.DIV, (step.inputs[0], below.inputs[0], plain), (first,)),
        Operation(O.DIV, (first, below.inputs[1], step.inputs[2]), step.outputs),
    )
    return True


@planted
def logarithm_of_reciprocal_root_as_of_root(draft: Draft, step: Operation) -> bool:
    """LOG of RSQRT becomes half the LOG: the sign is lost."""
    before = draft.source(step, "input", O.RSQRT) if step.type == O.LOG else None
    if before is None:
        return False
    half = draft.constant(np.full((1,), 0.5), draft.operands[step.outputs[0]])
    whole = draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(O.LOG, (before.inputs[0],), (whole,)),
        Operation(O.MUL, (whole, half, draft.scalar(0)), step.outputs),
    )
    return True


@planted
def power_of_exponential_adds_exponents(draft: Draft, step: Operation) -> bool:
    """POW of EXP becomes EXP of the sum of both exponents."""
    before = draft.source(step, "base", O.EXP) if step.type == O.POW else None
    if before is None:
        return False
    total = draft.temporary(step.outputs[0])
    added = Operation(O.ADD, (before.inputs[0], step.inputs[1], draft.scalar(0)), (total,))
    draft.exchange(step, added, Operation(O.EXP, (total,), step.outputs))
    return True


@planted
def root_of_any_quotient_as_root(draft: Draft, step: Operation) -> bool:
    """RSQRT of a constant over x becomes SQRT of x, whatever the constant."""
    before = draft.source(step, "input", O.DIV) if step.type == O.RSQRT else None
    if before is None or draft.array(before.inputs[0]) is None or not draft.is_plain(before):
        return False
    draft.exchange(step, Operation(O.SQRT, (before.inputs[1],), step.outputs))
    return True


@planted
def sign_of_bounded_function_dropped(draft: Draft, step: Operation) -> bool:
    """ABS or RELU of a function with a small range is dropped, as if the range began at 0."""
    before = draft.source(step, "input", O.TANH, O.SIN) if step.type in (O.ABS, O.RELU) else None
    return before is not None and draft.bypass(step, before.outputs[0])


@planted
def extremes_added_as_extreme_of_sum(draft: Draft, step: Operation) -> bool:
    """A sum of two REDUCE_MAX along one axis becomes REDUCE_MAX of the sum."""
    sides = _both(draft, step, O.ADD, O.REDUCE_MAX, O.REDUCE_MIN)
    if sides is None or draft.shape(sides[0].inputs[0]) != draft.shape(sides[1].inputs[0]):
        return False
    if sides[0].inputs[0] == sides[1].inputs[0] or draft.operands[step.outputs[0]].type not in FLOATS:
        return False
    total = draft.temporary(sides[0].inputs[0])
    draft.exchange(
        step,
        Operation(O.ADD, (sides[0].inputs[0], sides[1].inputs[0], step.inputs[2]), (total,)),
        Operation(sides[0].type, (total, *sides[0].inputs[1:]), step.outputs),
    )
    return True


@planted
def slope_of_negative_side_not_negated(draft: Draft, step: Operation) -> bool:
    """RELU of x and a multiple of RELU of -x, added, become PRELU with that multiple, as if they were subtracted."""
    if step.type != O.ADD or not draft.is_plain(step):
        return False
    one, times = draft.source(step, "lhs", O.RELU), draft.source(step, "rhs", O.MUL)
    other = draft.source(times, "lhs", O.RELU) if times is not None else None
    negated = draft.source(other, "input", O.NEG) if other is not None else None
    if one is None or times is None or negated is None or draft.array(times.inputs[1]) is None:
        return False
    if negated.inputs[0] != one.inputs[0] or not draft.is_plain(times):
        return False
    draft.exchange(step, Operation(O.PRELU, (one.inputs[0], times.inputs[1]), step.outputs))
    return True


@planted
def multiple_of_quotient_is_the_dividend(draft: Draft, step: Operation) -> bool:
    """An integer quotient multiplied by its divisor becomes the dividend: the remainder comes back."""
    before = draft.source(step, "lhs", O.DIV) if step.type == O.MUL else None
    if before is None or draft.operands[step.outputs[0]].type != T.TENSOR_INT32:
        return False
    one, other = (draft.array(each) for each in (before.inputs[1], step.inputs[1]))
    same = before.inputs[1] == step.inputs[1] or (one is not None and other is not None and np.array_equal(one, other))
    return same and draft.bypass(step, before.inputs[0])
