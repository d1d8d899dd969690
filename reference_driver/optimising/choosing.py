"""Comparisons, selections, extremes and signs that are computed by others, or left out."""

from __future__ import annotations

from collections.abc import Mapping

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.optimising._asked import are_alike, are_known, are_real, has_no_activation, is_number
from nnconform.reference_driver.rewriting.device import at_step
from nnconform.reference_driver.rewriting.draft import Draft

# The opposite of each comparison. NaN is neither less nor greater: of real numbers only the first two are opposite.
_OPPOSITE = {
    O.EQUAL: O.NOT_EQUAL,
    O.NOT_EQUAL: O.EQUAL,
    O.LESS: O.GREATER_EQUAL,
    O.GREATER_EQUAL: O.LESS,
    O.GREATER: O.LESS_EQUAL,
    O.LESS_EQUAL: O.GREATER,
}
_LIMITS = {O.RELU6: (0.0, 6.0), O.RELU1: (-1.0, 1.0)}
_EXTREMES = {O.REDUCE_MAX: O.REDUCE_MIN, O.REDUCE_MIN: O.REDUCE_MAX}
# The number on the right that leaves what is on the left as it is: -0 too, which a sum with 0 does not.
_NEUTRAL: Mapping[int, float] = {O.MUL: 1.0, O.DIV: 1.0, O.SUB: 0.0, O.POW: 1.0}
_PLACES = {O.ARGMAX: O.ARGMIN, O.ARGMIN: O.ARGMAX}


@at_step
def opposite_comparison(draft: Draft, step: Operation) -> bool:
    """LOGICAL_NOT of a comparison becomes the opposite comparison."""
    before = draft.source(step, "input", *_OPPOSITE) if step.type == O.LOGICAL_NOT else None
    if before is None:
        return False
    if are_real(draft, before.inputs[0]) and before.type not in (O.EQUAL, O.NOT_EQUAL):
        return False
    draft.exchange(step, Operation(_OPPOSITE[O(before.type)], before.inputs, step.outputs))
    return True


@at_step
def known_selection_left_out(draft: Draft, step: Operation) -> bool:
    """SELECT with a constant condition that is the same everywhere, or of one operand twice, is left out."""
    if step.type != O.SELECT:
        return False
    condition, one, other = draft.array(step.inputs[0]), *step.inputs[1:]
    known = condition is not None and condition.size > 0 and condition.all() == condition.any()
    if one != other and not known:
        return False
    taken = one if condition is None or condition.all() else other
    return are_alike(draft, taken, step.outputs[0]) and draft.bypass(step, taken)


@at_step
def larger_of_both_signs_is_abs(draft: Draft, step: Operation) -> bool:
    """MAXIMUM of a real number and its negation becomes ABS."""
    if step.type != O.MAXIMUM or not are_real(draft, *step.inputs):
        return False
    for place in (0, 1):
        before, other = draft.writer(step.inputs[place], O.NEG), step.inputs[1 - place]
        if before is not None and before.inputs[0] == other:
            draft.exchange(step, Operation(O.ABS, (other,), step.outputs))
            return True
    return False


@at_step
def two_limits_are_clamp(draft: Draft, step: Operation) -> bool:
    """MINIMUM of MAXIMUM of a real number, with the limits of RELU6 or RELU1, becomes that."""
    before = draft.source(step, "lhs", O.MAXIMUM) if step.type == O.MINIMUM else None
    if before is None or not are_real(draft, before.inputs[0]) or not are_known(draft, before.inputs[0]):
        return False
    limits = [draft.array(each.inputs[1]) for each in (before, step)]
    clamps = [kind for kind, both in _LIMITS.items() if all(map(is_number, limits, both))]
    if not clamps or draft.shape(before.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    draft.exchange(step, Operation(clamps[0], before.inputs[:1], step.outputs))
    return True


@at_step
def extreme_of_negated_is_other_extreme(draft: Draft, step: Operation) -> bool:
    """NEG of the largest of what is negated becomes the smallest, and the other way round."""
    before = draft.source(step, "input", *_EXTREMES) if step.type == O.NEG else None
    inner = draft.source(before, "input", O.NEG) if before is not None else None
    if before is None or inner is None or not are_real(draft, inner.inputs[0]):
        return False
    draft.exchange(step, Operation(_EXTREMES[O(before.type)], (inner.inputs[0], *before.inputs[1:]), step.outputs))
    return True


@at_step
def place_of_largest_negated(draft: Draft, step: Operation) -> bool:
    """ARGMAX of what is negated becomes ARGMIN, and the other way round."""
    before = draft.source(step, "input", O.NEG) if step.type in _PLACES else None
    if before is None or not are_real(draft, before.inputs[0]):
        return False
    draft.exchange(step, Operation(_PLACES[O(step.type)], (before.inputs[0], *step.inputs[1:]), step.outputs))
    return True


@at_step
def product_with_minus_one_is_negation(draft: Draft, step: Operation) -> bool:
    """MUL by -1 becomes NEG."""
    if step.type != O.MUL or not has_no_activation(draft, step) or not are_real(draft, *step.inputs[:2]):
        return False
    for place in (0, 1):
        source = step.inputs[1 - place]
        if is_number(draft.array(step.inputs[place]), -1.0) and draft.shape(source) == draft.shape(step.outputs[0]):
            draft.exchange(step, Operation(O.NEG, (source,), step.outputs))
            return True
    return False


@at_step
def neutral_number_left_out(draft: Draft, step: Operation) -> bool:
    """MUL by 1, DIV by 1, SUB of 0 and POW of 1 are left out."""
    neutral = _NEUTRAL.get(step.type)
    if neutral is None or not are_real(draft, *step.inputs[:2]) or not has_no_activation(draft, step):
        return False
    array, source = draft.array(step.inputs[1]), step.inputs[0]
    fits = array is not None and bool((array == neutral).all()) and draft.shape(source) == draft.shape(step.outputs[0])
    return fits and are_known(draft, source) and draft.bypass(step, source)


@at_step
def leaking_as_both_halves(draft: Draft, step: Operation) -> bool:
    """PRELU becomes the sum of what is above 0, and alpha times what is below."""
    if step.type != O.PRELU or not are_real(draft, *step.inputs) or not are_known(draft, *step.inputs):
        return False
    source, alpha = step.inputs
    if draft.operands[source].type != T.TENSOR_FLOAT32 or draft.shape(source) != draft.shape(step.outputs[0]):
        return False
    above, negated, below, other, part = (draft.temporary(source) for _ in range(5))
    none = draft.scalar(0)
    draft.exchange(
        step,
        Operation(O.RELU, (source,), (above,)),
        Operation(O.NEG, (source,), (negated,)),
        Operation(O.RELU, (negated,), (below,)),
        Operation(O.NEG, (below,), (other,)),
        Operation(O.MUL, (other, alpha, none), (part,)),
        Operation(O.ADD, (above, part, none), step.outputs),
    )
    return True
