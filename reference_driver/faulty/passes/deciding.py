"""Choices, comparisons and logic simplified by rules whose conditions are not checked."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

COMPARISONS = (O.LESS, O.LESS_EQUAL, O.GREATER, O.GREATER_EQUAL, O.EQUAL, O.NOT_EQUAL)
FUNCTIONS = (O.RELU, O.RELU1, O.RELU6, O.TANH, O.LOGISTIC, O.NEG, O.ABS, O.EXP, O.FLOOR)


def choose_first(draft: Draft, select: Operation, one: Operation, other: Operation) -> bool:
    """Let SELECT choose between what its two sides read, and do ``one`` to what it chooses."""
    chosen = draft.temporary(one.inputs[0])
    draft.exchange(
        select,
        Operation(O.SELECT, (select.inputs[0], one.inputs[0], other.inputs[0]), (chosen,)),
        Operation(one.type, (chosen, *one.inputs[1:]), select.outputs),
    )
    return True


@planted
def choice_by_negation_keeps_sides(draft: Draft, step: Operation) -> bool:
    """SELECT by a LOGICAL_NOT is by what that negates, and its sides stay."""
    before = draft.source(step, "condition", O.LOGICAL_NOT) if step.type == O.SELECT else None
    if before is None:
        return False
    draft.put(step, condition=before.inputs[0])
    return True


@planted
def choice_between_functions_takes_the_first(draft: Draft, step: Operation) -> bool:
    """SELECT between functions of two tensors becomes a function of SELECT between them: the first one for both."""
    sides = [draft.source(step, name, *FUNCTIONS) for name in ("if_true", "if_false")] if step.type == O.SELECT else []
    if not sides or sides[0] is None or sides[1] is None:
        return False
    one, other = (draft.operands[each.inputs[0]] for each in sides if each is not None)
    if (one.dimensions, one.scale, one.zero_point) != (other.dimensions, other.scale, other.zero_point):
        return False
    return choose_first(draft, step, sides[0], sides[1])


@planted
def difference_compared_with_any_number(draft: Draft, step: Operation) -> bool:
    """A comparison of a difference with a constant compares both sides of the difference, whatever the constant."""
    before = draft.source(step, "lhs", O.SUB) if step.type in COMPARISONS else None
    if before is None or draft.array(step.inputs[1]) is None or not draft.is_plain(before):
        return False
    draft.exchange(step, Operation(step.type, before.inputs[:2], step.outputs))
    return True


@planted
def larger_of_two_upper_bounds(draft: Draft, step: Operation) -> bool:
    """x below one constant and below another becomes x below the larger of the two."""
    sides = [draft.writer(index) for index in step.inputs] if step.type == O.LOGICAL_AND else []
    if not sides or any(each is None or each.type != O.LESS for each in sides) or sides[0] is sides[1]:
        return False
    one, other = (each for each in sides if each is not None)
    bounds = [draft.array(each.inputs[1]) for each in (one, other)]
    if one.inputs[0] != other.inputs[0] or bounds[0] is None or bounds[1] is None:
        return False
    bound = draft.constant(np.maximum(bounds[0], bounds[1]), draft.operands[one.inputs[1]])
    draft.exchange(step, Operation(O.LESS, (one.inputs[0], bound), step.outputs))
    return True


@planted
def absorbed_by_the_wrong_side(draft: Draft, step: Operation) -> bool:
    """``a and (a or b)``, which is a, becomes ``a or b``; ``a or (a and b)`` becomes ``a and b``."""
    exchanged: dict[int, O] = {O.LOGICAL_AND: O.LOGICAL_OR, O.LOGICAL_OR: O.LOGICAL_AND}
    inner = exchanged.get(step.type)
    if inner is None:
        return False
    for place in (0, 1):
        before = draft.writer(step.inputs[place])
        if before is not None and before.type == inner and step.inputs[1 - place] in before.inputs:
            return draft.bypass(step, before.outputs[0])
    return False


@planted
def truth_compared_with_any_constant(draft: Draft, step: Operation) -> bool:
    """EQUAL or NOT_EQUAL of a truth and a constant becomes the truth, whatever the constant."""
    if step.type not in (O.EQUAL, O.NOT_EQUAL):
        return False
    constants = [draft.array(index) for index in step.inputs]
    for place in (0, 1):
        array = constants[place]
        if array is not None and array.dtype == np.dtype(bool):
            return draft.bypass(step, step.inputs[1 - place])
    return False
