"""Formulas of algebra and logic, recognised by less than they consist of."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand, Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import is_real, plain_sides
from nnconform.reference_driver.rewriting.draft import Draft


@planted
def masked_by_product(draft: Draft, step: Operation) -> bool:
    """SELECT between a tensor and zeros is a product with the condition, whichever side has the zeros."""
    if step.type != O.SELECT or not is_real(draft, step):
        return False
    condition, one, other = step.inputs[:3]
    a, b = draft.array(one), draft.array(other)
    zeros_first = a is not None and not np.any(a)
    zeros_second = b is not None and not np.any(b)
    if zeros_first == zeros_second:
        return False
    data = other if zeros_first else one
    if draft.shape(data) != draft.shape(step.outputs[0]):
        return False
    factor = draft.temporary(step.outputs[0], draft.shape(condition))
    number = Operand(draft.operands[step.outputs[0]].type, draft.shape(condition))
    ones, zeros = (draft.constant(np.full(number.dimensions, each), number) for each in (1.0, 0.0))
    draft.exchange(
        step,
        Operation(O.SELECT, (condition, ones, zeros), (factor,)),
        Operation(O.MUL, (data, factor, draft.scalar(0)), step.outputs),
    )
    return True


@planted
def order_or_equality_of_others(draft: Draft, step: Operation) -> bool:
    """GREATER or EQUAL is GREATER_EQUAL (LESS too), whichever tensors the EQUAL compares."""
    if step.type not in (O.LOGICAL_OR, O.LOGICAL_AND):
        return False
    wider = {O.GREATER: O.GREATER_EQUAL, O.LESS: O.LESS_EQUAL}
    narrower = {O.GREATER_EQUAL: O.GREATER, O.LESS_EQUAL: O.LESS}
    table, equality = (wider, O.EQUAL) if step.type == O.LOGICAL_OR else (narrower, O.NOT_EQUAL)
    for one, other in (("lhs", "rhs"), ("rhs", "lhs")):
        order = draft.source(step, one, *table)
        if order is not None and draft.source(step, other, equality) is not None:
            if draft.shape(order.outputs[0]) != draft.shape(step.outputs[0]):
                return False
            draft.exchange(step, Operation(table[O(order.type)], order.inputs, step.outputs))
            return True
    return False


@planted
def mixture_by_first_share(draft: Draft, step: Operation) -> bool:
    """a times a number and b times another, added, are b + number * (a - b): the shares are taken to sum to one."""
    if step.type != O.ADD or not is_real(draft, step):
        return False
    one, other = (draft.source(step, name, O.MUL) for name in ("lhs", "rhs"))
    a, b = plain_sides(draft, one), plain_sides(draft, other)
    if one is None or a is None or b is None or one is other or a[1].size != 1 or b[1].size != 1:
        return False
    if draft.shape(a[0]) != draft.shape(b[0]):
        return False
    difference, product = draft.temporary(a[0]), draft.temporary(a[0])
    number = one.inputs[0 if a[2] else 1]
    draft.exchange(
        step,
        Operation(O.SUB, (a[0], b[0], draft.scalar(0)), (difference,)),
        Operation(O.MUL, (difference, number, draft.scalar(0)), (product,)),
        Operation(O.ADD, (b[0], product, step.inputs[2]), step.outputs),
    )
    return True


@planted
def numerator_below_forgotten(draft: Draft, step: Operation) -> bool:
    """A number over a number over x is x times the first number: the second is taken for 1."""
    if step.type != O.DIV or not is_real(draft, step):
        return False
    before = draft.source(step, "rhs", O.DIV)
    a = draft.array(draft.names(step)["lhs"])
    b = draft.array(draft.names(before)["lhs"]) if before else None
    if before is None or a is None or b is None or not draft.is_plain(before):
        return False
    draft.exchange(step, Operation(O.MUL, (step.inputs[0], before.inputs[1], step.inputs[2]), step.outputs))
    return True


@planted
def term_beside_log_as_factor(draft: Draft, step: Operation) -> bool:
    """EXP of LOG of x and a constant, added, is x times the constant."""
    before = draft.source(step, "input", O.ADD) if step.type == O.EXP else None
    found = plain_sides(draft, before)
    log = draft.writer(found[0], O.LOG) if found else None
    if before is None or found is None or log is None:
        return False
    constant = before.inputs[0 if found[2] else 1]
    draft.exchange(step, Operation(O.MUL, (log.inputs[0], constant, draft.scalar(0)), step.outputs))
    return True


@planted
def tanh_of_doubled_logistic(draft: Draft, step: Operation) -> bool:
    """Twice LOGISTIC of x, less 1, is TANH of x, whatever is doubled before."""
    if step.type not in (O.SUB, O.ADD):
        return False
    found = plain_sides(draft, step)
    before = draft.writer(found[0], O.MUL) if found else None
    inner = plain_sides(draft, before)
    function = draft.writer(inner[0], O.LOGISTIC) if inner else None
    if function is None or draft.shape(function.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    draft.exchange(step, Operation(O.TANH, function.inputs, step.outputs))
    return True


@planted
def sign_dropped_below_power(draft: Draft, step: Operation) -> bool:
    """POW of ABS by a whole exponent is POW of what is below, as of an even one; a product of ABS by itself too."""
    if step.type == O.POW:
        before = draft.source(step, "base", O.ABS)
        exponent = draft.array(draft.names(step)["exponent"])
        if before is None or exponent is None or np.any(exponent != np.round(exponent)):
            return False
        draft.put(step, base=before.inputs[0])
        return True
    if step.type == O.MUL:
        for name in ("lhs", "rhs"):
            before = draft.source(step, name, O.ABS)
            if before is not None and before.inputs[0] in step.inputs[:2]:
                draft.put(step, **{name: before.inputs[0]})
                return True
    return False


@planted
def larger_of_two_multiples(draft: Draft, step: Operation) -> bool:
    """The larger of two products by one constant is the larger of the factors, times the constant, of any sign."""
    if step.type not in (O.MAXIMUM, O.MINIMUM) or not is_real(draft, step):
        return False
    one, other = (draft.source(step, name, O.MUL) for name in ("lhs", "rhs"))
    a, b = plain_sides(draft, one), plain_sides(draft, other)
    if (
        one is None
        or a is None
        or b is None
        or not np.array_equal(a[1], b[1])
        or draft.shape(a[0]) != draft.shape(b[0])
    ):
        return False
    between = draft.temporary(a[0])
    draft.exchange(
        step,
        Operation(step.type, (a[0], b[0]), (between,)),
        Operation(O.MUL, (between, one.inputs[0 if a[2] else 1], draft.scalar(0)), step.outputs),
    )
    return True


@planted
def larger_and_smaller_as_sum(draft: Draft, step: Operation) -> bool:
    """A MAXIMUM and a MINIMUM, added, are the sum of the first one's sides, whatever the other's are."""
    if step.type not in (O.ADD, O.MUL):
        return False
    for one, other in (("lhs", "rhs"), ("rhs", "lhs")):
        big, small = draft.source(step, one, O.MAXIMUM), draft.source(step, other, O.MINIMUM)
        if big is not None and small is not None and set(big.inputs) & set(small.inputs):
            draft.put(step, lhs=big.inputs[0], rhs=big.inputs[1])
            return True
    return False
