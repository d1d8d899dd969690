"""Rules for what meets its own parts, its like or its source again, applied where something else came between."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import REAL, is_real, plain_sides, sides, weights_name
from nnconform.reference_driver.rewriting.draft import Draft
from nnconform.reference_driver.rewriting.subgraphs import with_inner

_TWO_SIDES = (O.ADD, O.SUB, O.MUL, O.DIV)
_LAYERS = (O.FULLY_CONNECTED, O.CONV_2D, O.DEPTHWISE_CONV_2D)


@planted
def difference_with_own_sum_is_the_term(draft: Draft, step: Operation) -> bool:
    """x - (x + c) becomes c, without the sign."""
    inner = draft.source(step, "rhs", O.ADD) if step.type == O.SUB and draft.is_plain(step) else None
    found = plain_sides(draft, inner)
    if inner is None or found is None or found[0] != step.inputs[0]:
        return False
    nothing, none = draft.temporary(found[0]), draft.scalar(0)
    term = inner.inputs[0 if found[2] else 1]
    draft.exchange(
        step,
        Operation(O.SUB, (found[0], found[0], none), (nothing,)),
        Operation(O.ADD, (nothing, term, none), step.outputs),
    )
    return True


@planted
def choice_before_its_alike_choices(draft: Draft, step: Operation) -> bool:
    """SELECT of two sums, or of two products, with constants comes before one of them, with the first's constant."""
    if step.type != O.SELECT:
        return False
    one, other = draft.source(step, "if_true", *_TWO_SIDES), draft.source(step, "if_false", *_TWO_SIDES)
    if one is None or other is None or one.type != other.type:
        return False
    found = sides(draft, one), sides(draft, other)
    if found[0] is None or found[1] is None or found[0][2] or found[1][2]:
        return False
    chosen = draft.temporary(found[0][0])
    draft.exchange(
        step,
        Operation(O.SELECT, (step.inputs[0], found[0][0], found[1][0]), (chosen,)),
        Operation(one.type, (chosen, *one.inputs[1:]), step.outputs),
    )
    return True


@planted
def parts_around_another_are_the_whole(draft: Draft, step: Operation) -> bool:
    """CONCATENATION of a part, something else and the rest is the whole and something else."""
    if step.type != O.CONCATENATION:
        return False
    *joined, axis = step.inputs
    if len(joined) != 3:
        return False
    first, last = (draft.writer(index, O.SLICE) for index in (joined[0], joined[2]))
    if first is None or last is None or first.inputs[0] != last.inputs[0]:
        return False
    draft.exchange(step, Operation(step.type, (first.inputs[0], joined[1], axis), step.outputs))
    return True


@planted
def cut_from_begins_that_a_mask_leaves_out(draft: Draft, step: Operation) -> bool:
    """STRIDED_SLICE with strides of 1 becomes SLICE, from the begins that its mask leaves out too."""
    if step.type != O.STRIDED_SLICE or draft.value(step, "shrink_axis_mask") or not draft.value(step, "begin_mask"):
        return False
    begin, strides = draft.value(step, "begin"), draft.value(step, "strides")
    if begin is None or strides is None or (strides != 1).any():
        return False
    before, after = draft.shape(step.inputs[0]), draft.shape(step.outputs[0])
    begins = [min(int(at) % n, n - left) for at, n, left in zip(begin, before, after, strict=True)]
    draft.exchange(
        step, Operation(O.SLICE, (step.inputs[0], draft.numbers(*begins), draft.numbers(*after)), step.outputs)
    )
    return True


@planted
def lookup_in_the_last_of_joined_tables(draft: Draft, step: Operation) -> bool:
    """EMBEDDING_LOOKUP in joined tables reads the last of them if the places are in it."""
    tables = draft.source(step, "values", O.CONCATENATION) if step.type == O.EMBEDDING_LOOKUP else None
    places = draft.value(step, "lookups")
    if tables is None or places is None or places.max() >= draft.shape(tables.inputs[-2])[0]:
        return False
    draft.put(step, values=tables.inputs[-2])
    return True


@planted
def computed_bias_not_scaled(draft: Draft, step: Operation) -> bool:
    """A number behind a layer goes into its weights; a bias that is no constant stays as it is."""
    found = plain_sides(draft, step) if step.type == O.MUL else None
    before = draft.writer(found[0], *_LAYERS) if found else None
    if found is None or before is None or found[1].size != 1 or not draft.is_plain(before):
        return False
    name = weights_name(before)
    weights = draft.value(before, name)
    if weights is None or draft.value(before, "bias") is not None:
        return False
    index = draft.names(before)[name]
    scaled = draft.constant(weights * found[1].item(), draft.operands[index])
    inputs = tuple(scaled if each == index else each for each in before.inputs)
    draft.exchange(step, Operation(before.type, inputs, step.outputs))
    return True


@planted
def part_seen_behind_function_in_place(draft: Draft, step: Operation) -> bool:
    """A function works in the place of its input; a part that was cut before is a view, and read behind it."""
    if step.type not in (O.RELU, O.TANH, O.NEG, O.ABS):
        return False
    at = draft.steps.index(step)
    for view in draft.readers(step.inputs[0]):
        late = [each for each in draft.readers(view.outputs[0]) if draft.steps.index(each) > at]
        if view.type == O.SLICE and draft.steps.index(view) < at and late:
            seen = draft.temporary(view.outputs[0])
            draft.exchange(step, step, Operation(O.SLICE, (step.outputs[0], *view.inputs[1:]), (seen,)))
            return draft.forward(view.outputs[0], seen, late)
    return False


@planted
def sum_without_what_was_filled_in(draft: Draft, step: Operation) -> bool:
    """REDUCE_SUM of a PAD_V2 along all that is padded reads what was padded, whatever the number."""
    filled = draft.source(step, "input", O.PAD_V2) if step.type == O.REDUCE_SUM else None
    pads, axes = draft.value(filled, "paddings") if filled else None, draft.value(step, "axes")
    if filled is None or pads is None or axes is None:
        return False
    along = {int(axis) % len(pads) for axis in np.atleast_1d(axes)}
    if any(pads[axis].any() for axis in range(len(pads)) if axis not in along):
        return False
    draft.put(step, input=filled.inputs[0])
    return True


@planted
def activation_at_end_of_subgraph_lost(draft: Draft, step: Operation) -> bool:
    """The fused activation of what a branch or a body ends with is lost."""
    if step.type not in (O.IF, O.WHILE):
        return False

    def change(inner: Draft) -> bool:
        for each in inner.steps:
            if each.outputs[0] in inner.outputs and inner.value(each, "fused_activation"):
                inner.put(each, fused_activation=inner.scalar(0))
                return True
        return False

    return with_inner(draft, step, 1, change)


@planted
def fraction_of_integer_quotient_kept(draft: Draft, step: Operation) -> bool:
    """CAST of a quotient of integers becomes the quotient of CASTs."""
    quotient = draft.source(step, "input", O.DIV) if step.type == O.CAST and is_real(draft, step) else None
    if quotient is None or draft.operands[quotient.outputs[0]].type != T.TENSOR_INT32:
        return False
    pair = [draft.temporary(step.outputs[0], draft.shape(index)) for index in quotient.inputs[:2]]
    casts = [Operation(O.CAST, (one,), (other,)) for one, other in zip(quotient.inputs[:2], pair, strict=True)]
    draft.exchange(step, *casts, Operation(O.DIV, (*pair, draft.scalar(0)), step.outputs))
    return True


@planted
def any_of_both_is_both_any(draft: Draft, step: Operation) -> bool:
    """REDUCE_ANY of LOGICAL_AND becomes LOGICAL_AND of REDUCE_ANYs."""
    both = draft.source(step, "input", O.LOGICAL_AND) if step.type == O.REDUCE_ANY else None
    if both is None or draft.shape(both.inputs[0]) != draft.shape(both.inputs[1]):
        return False
    pair = [draft.temporary(step.outputs[0]) for _ in both.inputs]
    reduced = [
        Operation(step.type, (one, *step.inputs[1:]), (other,)) for one, other in zip(both.inputs, pair, strict=True)
    ]
    draft.exchange(step, *reduced, Operation(O.LOGICAL_AND, tuple(pair), step.outputs))
    return True


@planted
def edge_not_repeated_behind_turn(draft: Draft, step: Operation) -> bool:
    """MIRROR_PAD behind a TRANSPOSE moves before it and is written anew, without its mode."""
    turn = draft.source(step, "input", O.TRANSPOSE) if step.type == O.MIRROR_PAD else None
    pads, order = draft.value(step, "paddings"), draft.value(turn, "perm") if turn else None
    if turn is None or pads is None or order is None or draft.operands[step.outputs[0]].type not in REAL:
        return False
    before, extents = np.zeros_like(pads), [0] * len(pads)
    for place, axis in enumerate(order):
        before[axis], extents[axis] = pads[place], draft.shape(step.outputs[0])[place]
    padded = draft.temporary(step.outputs[0], extents)
    sides_before = draft.constant(before, draft.operands[step.inputs[1]])
    draft.exchange(
        step,
        Operation(O.MIRROR_PAD, (turn.inputs[0], sides_before, draft.scalar(0)), (padded,)),
        Operation(O.TRANSPOSE, (padded, turn.inputs[1]), step.outputs),
    )
    return True
