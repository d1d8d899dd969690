"""Moves, constants and bounds that are dropped, shortened or exchanged without one of the conditions."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand, Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import is_real, layer, plain_sides, sides
from nnconform.reference_driver.rewriting.draft import Draft

_ORDERS = (O.GREATER, O.GREATER_EQUAL, O.LESS, O.LESS_EQUAL)


@planted
def interleaved_parts_as_whole(draft: Draft, step: Operation) -> bool:
    """A CONCATENATION of all elements with even and all with odd places is what they were taken from."""
    if step.type != O.CONCATENATION:
        return False
    inputs = draft.names(step)["inputs"]
    writers = [draft.writer(index, O.STRIDED_SLICE, O.GATHER, O.SLICE) for index in inputs]
    sources = {each.inputs[0] for each in writers if each is not None}
    if None in writers or len(sources) != 1 or len(set(inputs)) != len(inputs):
        return False
    return draft.bypass(step, sources.pop())


@planted
def window_before_enlargement(draft: Draft, step: Operation) -> bool:
    """A window of a stride of 1 behind RESIZE_NEAREST_NEIGHBOR comes first, where the image is smaller."""
    before = draft.source(step, "input", O.RESIZE_NEAREST_NEIGHBOR) if step.type == O.MAX_POOL_2D else None
    if before is None or draft.shape(step.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    draft.swap(step, before, draft.temporary(before.inputs[0]))
    return True


@planted
def constant_part_by_first_columns(draft: Draft, step: Operation) -> bool:
    """A constant joined with the input of a layer goes into its bias, through the first columns of the weights."""
    got = layer(draft, step, (O.FULLY_CONNECTED,))
    joined = draft.source(step, "input", O.CONCATENATION) if got else None
    if got is None or joined is None or len(joined.inputs) != 3:
        return False
    one, other = (draft.array(index) for index in joined.inputs[:2])
    constant, data = (one, joined.inputs[1]) if one is not None else (other, joined.inputs[0])
    shape = draft.shape(joined.outputs[0])
    if constant is None or len(shape) != 2 or draft.value(joined, "axis") % 2 != 1 or np.ptp(constant, axis=0).any():
        return False
    width = constant.shape[1]
    weights, bias = got
    draft.put(step, weights=weights[:, width:], bias=bias + weights[:, :width] @ constant[0])
    step = next(each for each in draft.steps if each.outputs == step.outputs)
    draft.put(step, input=data)
    return True


@planted
def largest_size_as_largest(draft: Draft, step: Operation) -> bool:
    """ABS before REDUCE_MAX is dropped, as it may be for numbers that are not negative."""
    before = draft.source(step, "input", O.ABS) if step.type in (O.REDUCE_MAX, O.MAX_POOL_2D) else None
    if before is None:
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def factor_moved_out_of_floor(draft: Draft, step: Operation) -> bool:
    """FLOOR of a product by a constant is the product of FLOOR, as it may be by a whole number of whole numbers."""
    before = draft.source(step, "input", O.MUL) if step.type == O.FLOOR else None
    found = plain_sides(draft, before)
    if before is None or found is None or draft.shape(found[0]) != draft.shape(step.outputs[0]):
        return False
    between = draft.temporary(found[0])
    constant = before.inputs[0 if found[2] else 1]
    draft.exchange(
        step,
        Operation(O.FLOOR, (found[0],), (between,)),
        Operation(O.MUL, (between, constant, draft.scalar(0)), step.outputs),
    )
    return True


@planted
def common_factor_cancelled_in_order(draft: Draft, step: Operation) -> bool:
    """A comparison of two products by one constant compares the other factors, whatever the constant's sign."""
    if step.type not in _ORDERS:
        return False
    one, other = (draft.source(step, name, O.MUL) for name in ("lhs", "rhs"))
    a, b = plain_sides(draft, one), plain_sides(draft, other)
    if a is None or b is None or not np.array_equal(a[1], b[1]):
        return False
    if draft.shape(a[0]) != draft.shape(b[0]) or draft.shape(a[0]) != draft.shape(step.outputs[0]):
        return False
    draft.put(step, lhs=a[0], rhs=b[0])
    return True


@planted
def turned_stack_along_other_axis(draft: Draft, step: Operation) -> bool:
    """TRANSPOSE of a PACK is a PACK along the axis that the packed one becomes; its parts are not turned."""
    before = draft.source(step, "input", O.PACK) if step.type == O.TRANSPOSE else None
    perm = draft.value(step, "perm") if before else None
    if before is None or perm is None:
        return False
    axis = draft.value(before, "axis") % len(perm)
    place = [int(each) for each in perm].index(axis)
    draft.exchange(step, Operation(O.PACK, (draft.scalar(place), *before.inputs[1:]), step.outputs))
    return True


@planted
def row_past_shuffle(draft: Draft, step: Operation) -> bool:
    """A row of constants behind CHANNEL_SHUFFLE comes before it, in the order in which it is."""
    if step.type not in (O.ADD, O.MUL, O.SUB) or not is_real(draft, step):
        return False
    found = sides(draft, step)
    before = draft.writer(found[0], O.CHANNEL_SHUFFLE) if found else None
    if before is None or found is None or draft.shape(found[0]) != draft.shape(step.outputs[0]):
        return False
    between = draft.temporary(step.outputs[0])
    inputs = tuple(before.inputs[0] if index == found[0] else index for index in step.inputs)
    draft.exchange(
        step,
        Operation(step.type, inputs, (between,)),
        Operation(O.CHANNEL_SHUFFLE, (between, *before.inputs[1:]), step.outputs),
    )
    return True


@planted
def bound_not_shifted(draft: Draft, step: Operation) -> bool:
    """MAXIMUM or MINIMUM by a number, behind a sum with one, comes before the sum with the same number."""
    if step.type not in (O.MAXIMUM, O.MINIMUM) or not is_real(draft, step):
        return False
    found = sides(draft, step)
    before = draft.writer(found[0], O.ADD) if found else None
    inner = plain_sides(draft, before)
    if before is None or inner is None or found is None or draft.shape(inner[0]) != draft.shape(step.outputs[0]):
        return False
    between = draft.temporary(inner[0])
    bound, term = step.inputs[0 if found[2] else 1], before.inputs[0 if inner[2] else 1]
    draft.exchange(
        step,
        Operation(step.type, (inner[0], bound), (between,)),
        Operation(O.ADD, (between, term, draft.scalar(0)), step.outputs),
    )
    return True


@planted
def factors_of_parts_on_whole(draft: Draft, step: Operation) -> bool:
    """Parts of a SPLIT, each times a number and joined, are the whole times a row, whichever part stands first."""
    if step.type != O.CONCATENATION:
        return False
    inputs = draft.names(step)["inputs"]
    writers = [draft.writer(index, O.MUL) for index in inputs]
    found = [plain_sides(draft, each) for each in writers]
    if any(each is None or each[1].size != 1 for each in found):
        return False
    cuts = [draft.writer(each[0], O.SPLIT) for each in found if each is not None]
    if cuts[0] is None or any(each is not cuts[0] for each in cuts) or len(cuts) != len(cuts[0].outputs):
        return False
    shape = draft.shape(step.outputs[0])
    axis = draft.value(step, "axis") % len(shape)
    if draft.shape(cuts[0].inputs[0]) != shape or draft.value(cuts[0], "axis") % len(shape) != axis:
        return False
    numbers = [float(each[1].reshape(-1)[0]) for each in found if each is not None]
    row = np.repeat(numbers, shape[axis] // len(numbers)).reshape([-1 if at == axis else 1 for at in range(len(shape))])
    constant = draft.constant(row, Operand(draft.operands[step.outputs[0]].type, row.shape))
    draft.exchange(step, Operation(O.MUL, (cuts[0].inputs[0], constant, draft.scalar(0)), step.outputs))
    return True
