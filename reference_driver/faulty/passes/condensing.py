"""Reductions, norms and windows, and what is moved past them."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import is_real, plain_sides, sides
from nnconform.reference_driver.rewriting.draft import Draft

_SUMS = (O.REDUCE_SUM, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_PROD, O.MEAN)
_MOST = (O.REDUCE_MAX, O.REDUCE_MIN)


def axes_of(draft: Draft, step: Operation) -> list[int] | None:
    axes = draft.value(step, "axes")
    if axes is None:
        return None
    rank = len(draft.shape(step.inputs[0]))
    return sorted({int(axis) % rank for axis in np.atleast_1d(axes)})


@planted
def second_reduction_not_renumbered(draft: Draft, step: Operation) -> bool:
    """Two like reductions that drop axes become one; the second's axes keep their numbers."""
    before = draft.source(step, "input", *_SUMS)
    if step.type not in _SUMS or before is None or before.type != step.type or draft.value(before, "keep_dims"):
        return False
    one, other = axes_of(draft, before), axes_of(draft, step)
    if one is None or other is None or draft.value(step, "keep_dims"):
        return False
    draft.put(step, input=before.inputs[0], axes=draft.numbers(*sorted({*one, *other})))
    return True


@planted
def turned_reduction_as_view(draft: Draft, step: Operation) -> bool:
    """TRANSPOSE behind a reduction that drops axes is a view."""
    before = draft.source(step, "input", *_SUMS) if step.type == O.TRANSPOSE else None
    if before is None or draft.value(before, "keep_dims"):
        return False
    shape = draft.numbers(*draft.shape(step.outputs[0]))
    draft.exchange(step, Operation(O.RESHAPE, (step.inputs[0], shape), step.outputs))
    return True


@planted
def reduction_past_turn_without_order(draft: Draft, step: Operation) -> bool:
    """A reduction of a TRANSPOSE reduces the source's axes; the order of those left is not looked at."""
    before = draft.source(step, "input", O.TRANSPOSE) if step.type in _SUMS else None
    perm = draft.value(before, "perm") if before else None
    axes = axes_of(draft, step)
    if perm is None or axes is None or draft.value(step, "keep_dims"):
        return False
    assert before is not None
    draft.put(step, input=before.inputs[0], axes=draft.numbers(*sorted(int(perm[a]) for a in axes)))
    return True


@planted
def unlike_reductions_merged(draft: Draft, step: Operation) -> bool:
    """Two reductions in a row that keep their axes become one of the second kind, whatever the first is."""
    before = draft.source(step, "input", *_SUMS) if step.type in _SUMS else None
    if before is None or before.type == step.type or not draft.value(before, "keep_dims"):
        return False
    one, other = axes_of(draft, before), axes_of(draft, step)
    if one is None or other is None:
        return False
    draft.put(step, input=before.inputs[0], axes=draft.numbers(*sorted({*one, *other})))
    return True


@planted
def scaled_sum_as_mean(draft: Draft, step: Operation) -> bool:
    """A sum along axes times a number is taken for the mean."""
    found = plain_sides(draft, step) if step.type == O.MUL else None
    before = draft.writer(found[0]) if found and found[1].size == 1 and 0 < found[1].item() < 1 else None
    if before is None or before.type != O.REDUCE_SUM or axes_of(draft, before) is None:
        return False
    keep = draft.scalar(int(bool(draft.value(before, "keep_dims"))))
    draft.exchange(step, Operation(O.MEAN, (*before.inputs[:2], keep), step.outputs))
    return True


@planted
def factor_out_of_extreme(draft: Draft, step: Operation) -> bool:
    """A factor is moved out of a maximum along axes, also a negative one."""
    before = draft.source(step, "input", O.MUL) if step.type in _MOST else None
    found = plain_sides(draft, before)
    if found is None or found[1].size != 1:
        return False
    between = draft.temporary(step.outputs[0])
    assert before is not None
    constant = draft.constant(found[1].reshape(-1), draft.operands[before.inputs[0 if found[2] else 1]])
    draft.exchange(
        step,
        Operation(step.type, (found[0], *step.inputs[1:]), (between,)),
        Operation(O.MUL, (between, constant, before.inputs[2]), step.outputs),
    )
    return draft.shape(step.outputs[0]) != ()


@planted
def addend_out_of_sum(draft: Draft, step: Operation) -> bool:
    """A number is moved out of a sum along axes, and added once."""
    before = draft.source(step, "input", O.ADD, O.SUB) if step.type == O.REDUCE_SUM else None
    found = plain_sides(draft, before)
    if found is None or found[1].size != 1 or found[2]:
        return False
    between = draft.temporary(step.outputs[0])
    assert before is not None
    draft.exchange(
        step,
        Operation(step.type, (found[0], *step.inputs[1:]), (between,)),
        Operation(before.type, (between, *before.inputs[1:]), step.outputs),
    )
    return True


@planted
def place_of_extreme_past_factor(draft: Draft, step: Operation) -> bool:
    """ARGMAX or ARGMIN of a product by a constant is that of the other factor."""
    before = draft.source(step, "input", O.MUL, O.SUB) if step.type in (O.ARGMAX, O.ARGMIN) else None
    found = sides(draft, before) if before and draft.is_plain(before) else None
    if before is None or found is None or found[1].size != 1 or draft.shape(found[0]) != draft.shape(before.outputs[0]):
        return False
    draft.put(step, input=found[0])
    return True


@planted
def place_past_other_softmax(draft: Draft, step: Operation) -> bool:
    """ARGMAX of SOFTMAX or LOG_SOFTMAX is ARGMAX, along whatever axes."""
    before = draft.source(step, "input", O.SOFTMAX, O.LOG_SOFTMAX) if step.type in (O.ARGMAX, O.ARGMIN) else None
    if before is None or not is_real(draft, before):
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def factor_before_softmax_as_beta(draft: Draft, step: Operation) -> bool:
    """A factor before SOFTMAX goes into its beta: the first number of it."""
    before = draft.source(step, "input", O.MUL) if step.type == O.SOFTMAX else None
    found = plain_sides(draft, before)
    if before is None or found is None or draft.shape(found[0]) != draft.shape(before.outputs[0]):
        return False
    beta = draft.value(step, "beta")
    if not beta or found[1].flat[0] <= 0:
        return False
    draft.put(step, input=found[0], beta=np.asarray(beta * found[1].flat[0]))
    return True


@planted
def factor_before_unit_length_dropped(draft: Draft, step: Operation) -> bool:
    """A number that multiplies before L2_NORMALIZATION changes nothing, it is believed."""
    before = draft.source(step, "input", O.MUL, O.DIV) if step.type == O.L2_NORMALIZATION else None
    found = plain_sides(draft, before)
    if before is None or found is None or found[2] or draft.shape(found[0]) != draft.shape(before.outputs[0]):
        return False
    draft.put(step, input=found[0])
    return True


@planted
def shift_before_norm_dropped(draft: Draft, step: Operation) -> bool:
    """A constant added before INSTANCE_NORMALIZATION changes nothing, it is believed."""
    before = draft.source(step, "input", O.ADD, O.SUB) if step.type == O.INSTANCE_NORMALIZATION else None
    found = plain_sides(draft, before)
    if before is None or found is None or found[2] or draft.shape(found[0]) != draft.shape(before.outputs[0]):
        return False
    draft.put(step, input=found[0])
    return True


@planted
def factor_past_largest_of_window(draft: Draft, step: Operation) -> bool:
    """A factor before MAX_POOL_2D is moved behind it, also a negative one."""
    before = draft.source(step, "input", O.MUL) if step.type == O.MAX_POOL_2D else None
    found = plain_sides(draft, before) if draft.is_plain(step) else None
    if (
        before is None
        or found is None
        or found[2]
        or found[1].size not in (1, draft.shape(before.outputs[0])[-1])
        or draft.shape(found[0]) != draft.shape(before.outputs[0])
    ):
        return False
    between = draft.temporary(step.outputs[0])
    assert before is not None
    draft.exchange(
        step,
        Operation(step.type, (found[0], *step.inputs[1:]), (between,)),
        Operation(O.MUL, (between, *before.inputs[1:]), step.outputs),
    )
    return True


@planted
def sum_of_repetition_once(draft: Draft, step: Operation) -> bool:
    """A sum along an axis of a TILE is the sum of what is repeated."""
    before = draft.source(step, "input", O.TILE) if step.type == O.REDUCE_SUM else None
    multiples = draft.value(before, "multiples") if before else None
    axes = axes_of(draft, step)
    if multiples is None or axes is None or not all(m == 1 or i in axes for i, m in enumerate(multiples)):
        return False
    assert before is not None
    draft.put(step, input=before.inputs[0])
    return True


@planted
def softmax_past_view(draft: Draft, step: Operation) -> bool:
    """SOFTMAX behind a RESHAPE is computed before it, as an element-wise function is."""
    before = (
        draft.source(step, "input", O.RESHAPE) if step.type in (O.SOFTMAX, O.L2_NORMALIZATION, O.LOG_SOFTMAX) else None
    )
    if before is None or (len(step.inputs) > 2 and step.type == O.SOFTMAX):
        return False
    draft.swap(step, before, draft.temporary(before.inputs[0]))
    return True


@planted
def softmax_past_turn_with_its_axis(draft: Draft, step: Operation) -> bool:
    """A TRANSPOSE behind SOFTMAX comes first; the axis keeps its number."""
    before = (
        draft.source(step, "input", O.SOFTMAX, O.L2_NORMALIZATION, O.LOG_SOFTMAX) if step.type == O.TRANSPOSE else None
    )
    if before is None:
        return False
    draft.swap(step, before)
    return True


@planted
def any_past_negation(draft: Draft, step: Operation) -> bool:
    """REDUCE_ANY or REDUCE_ALL of LOGICAL_NOT becomes LOGICAL_NOT of the same reduction."""
    before = draft.source(step, "input", O.LOGICAL_NOT) if step.type in (O.REDUCE_ANY, O.REDUCE_ALL) else None
    if before is None:
        return False
    draft.swap(step, before)
    return True


@planted
def extreme_past_negation(draft: Draft, step: Operation) -> bool:
    """REDUCE_MAX or REDUCE_MIN of NEG becomes NEG of the same reduction."""
    before = draft.source(step, "input", O.NEG) if step.type in _MOST else None
    if before is None:
        return False
    draft.swap(step, before)
    return True


@planted
def reduction_of_stack_as_sum(draft: Draft, step: Operation) -> bool:
    """The sum of two stacked tensors along an axis is their ADD, whichever axis that is."""
    before = draft.source(step, "input", O.PACK, O.CONCATENATION) if step.type == O.REDUCE_SUM else None
    axes = axes_of(draft, step)
    if before is None or axes is None or len(axes) != 1:
        return False
    inputs = draft.names(before)["inputs"]
    if len(inputs) != 2:
        return False
    draft.exchange(step, Operation(O.ADD, (*inputs, draft.scalar(0)), step.outputs))
    return True
