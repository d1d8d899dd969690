"""What moves, cuts or repeats elements is moved past other such operations, and its arguments stay as they are."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.faulty.passes.deciding import COMPARISONS, choose_first
from nnconform.reference_driver.faulty.passes.merging import REDUCTIONS
from nnconform.reference_driver.rewriting.draft import Draft


def _axes(draft: Draft, step: Operation) -> list[int] | None:
    """Return the axes of a reduction, as they are written."""
    array = draft.array(step.inputs[1])
    return None if array is None else [int(each) for each in array.reshape(-1)]


@planted
def slice_of_reversed_from_the_same_begin(draft: Draft, step: Operation) -> bool:
    """SLICE of REVERSE comes first, with the same begin: it takes the other end."""
    before = draft.source(step, "input", O.REVERSE) if step.type == O.SLICE else None
    if before is None:
        return False
    draft.swap(step, before)
    return True


@planted
def slice_of_padded_counts_no_padding(draft: Draft, step: Operation) -> bool:
    """SLICE of PAD becomes SLICE of what is padded, from the same begin, where it is large enough."""
    before = draft.source(step, "input", O.PAD, O.PAD_V2) if step.type == O.SLICE else None
    if before is None:
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def several_axes_not_renumbered_past_transpose(draft: Draft, step: Operation) -> bool:
    """A reduction along several axes of a TRANSPOSE that leaves one is of what is transposed, along the same axes."""
    before = draft.source(step, "input", O.TRANSPOSE) if step.type in REDUCTIONS else None
    axes = _axes(draft, step) if before is not None else None
    if before is None or axes is None or len(axes) < 2:
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def reduced_without_reshape(draft: Draft, step: Operation) -> bool:
    """A reduction of RESHAPE to as many extents is one of what is reshaped, along the same axis, and reshaped then."""
    before = draft.source(step, "input", O.RESHAPE) if step.type in REDUCTIONS else None
    axes = _axes(draft, step) if before is not None else None
    if before is None or axes is None or not draft.private(before.outputs[0]):
        return False
    one, other = draft.shape(before.inputs[0]), draft.shape(before.outputs[0])
    if len(one) != len(other) or any(one[each] != other[each] for each in axes):
        return False
    keeps = len(draft.shape(step.outputs[0])) == len(one)
    gone = {each % len(one) for each in axes}
    extents = [1 if at in gone else n for at, n in enumerate(one) if keeps or at not in gone]
    result = draft.temporary(step.outputs[0], extents)
    draft.exchange(
        step,
        Operation(step.type, (before.inputs[0], *step.inputs[1:]), (result,)),
        Operation(O.RESHAPE, (result, draft.numbers(*draft.shape(step.outputs[0]))), step.outputs),
    )
    return True


@planted
def gathered_from_the_first_part(draft: Draft, step: Operation) -> bool:
    """GATHER of CONCATENATION along one axis reads the first part, where the indexes are taken modulo its extent."""
    before = draft.source(step, "input", O.CONCATENATION) if step.type == O.GATHER else None
    indexes = draft.array(step.inputs[2]) if before is not None else None
    if before is None or indexes is None or draft.array(before.inputs[-1]) is None:
        return False
    axis, joined = (int(np.asarray(draft.array(each))) for each in (step.inputs[1], before.inputs[-1]))
    first = draft.shape(before.inputs[0])
    if axis % len(first) != joined % len(first) or not first[axis]:
        return False
    old = draft.operands[step.inputs[2]]
    draft.put(step, input=before.inputs[0], indices=draft.constant(indexes % first[axis], old))
    return True


@planted
def slice_of_gathered_from_first_indexes(draft: Draft, step: Operation) -> bool:
    """SLICE of GATHER becomes GATHER by as many indexes, the first ones, whatever the begin."""
    before = draft.source(step, "input", O.GATHER) if step.type == O.SLICE else None
    indexes = draft.array(before.inputs[2]) if before is not None else None
    axis = draft.array(before.inputs[1]) if before is not None else None
    if before is None or indexes is None or axis is None or indexes.ndim != 1:
        return False
    at, one, other = int(np.asarray(axis)), draft.shape(step.outputs[0]), draft.shape(step.inputs[0])
    if any(n != m for place, (n, m) in enumerate(zip(one, other, strict=True)) if place != at % len(one)):
        return False
    fewer = draft.constant(indexes[: one[at]], draft.operands[before.inputs[2]])
    draft.exchange(step, Operation(O.GATHER, (*before.inputs[:2], fewer), step.outputs))
    return True


@planted
def condition_not_turned_with_its_sides(draft: Draft, step: Operation) -> bool:
    """SELECT between two TRANSPOSEs comes before one, and its condition is not turned back."""
    kinds = (O.TRANSPOSE, O.REVERSE)
    sides = [draft.source(step, name, *kinds) for name in ("if_true", "if_false")] if step.type == O.SELECT else []
    if not sides or sides[0] is None or sides[1] is None or sides[0].type != sides[1].type:
        return False
    order, again = (draft.array(each.inputs[1]) for each in sides if each is not None)
    if order is None or again is None or not np.array_equal(order, again):
        return False
    return choose_first(draft, step, sides[0], sides[1])


@planted
def compared_in_order_before_reversal(draft: Draft, step: Operation) -> bool:
    """A comparison of two REVERSEs is made of what they reverse, and its result is not reversed."""
    sides = [draft.writer(index) for index in step.inputs[:2]] if step.type in COMPARISONS else []
    if not sides or any(each is None or each.type != O.REVERSE for each in sides):
        return False
    draft.exchange(step, Operation(step.type, tuple(each.inputs[0] for each in sides if each), step.outputs))
    return True


@planted
def order_of_channels_gathered_without_bias(draft: Draft, step: Operation) -> bool:
    """GATHER or REVERSE of a layer's channels is done to its filters, and not to its bias."""
    kinds = (O.CONV_2D, O.FULLY_CONNECTED)
    before = draft.source(step, "input", *kinds) if step.type in (O.GATHER, O.REVERSE) else None
    weights = draft.array(before.inputs[1]) if before is not None else None
    axis = draft.array(step.inputs[1]) if before is not None else None
    if before is None or weights is None or axis is None or draft.operands[before.inputs[1]].extra_params is not None:
        return False
    rank = len(draft.shape(step.inputs[0]))
    if int(axis.reshape(-1)[0]) % rank != rank - 1 or axis.size != 1:
        return False
    order = draft.array(step.inputs[2]) if step.type == O.GATHER else np.arange(len(weights))[::-1]
    if order is None or order.shape != (len(weights),):
        return False
    filters = draft.constant(weights[order], draft.operands[before.inputs[1]])
    draft.exchange(step, Operation(before.type, (before.inputs[0], filters, *before.inputs[2:]), step.outputs))
    return True


@planted
def channels_reordered_before_layer_as_behind(draft: Draft, step: Operation) -> bool:
    """GATHER or REVERSE of channels before a layer with as many results as channels reorders those instead."""
    kinds = (O.CONV_2D, O.FULLY_CONNECTED)
    before = draft.source(step, "input", O.GATHER, O.REVERSE) if step.type in kinds else None
    axis = draft.array(before.inputs[1]) if before is not None else None
    if before is None or axis is None or axis.size != 1:
        return False
    rank = len(draft.shape(before.inputs[0]))
    if int(axis.reshape(-1)[0]) % rank != rank - 1 or draft.shape(before.inputs[0]) != draft.shape(before.outputs[0]):
        return False
    if draft.shape(step.outputs[0])[-1] != draft.shape(before.inputs[0])[-1]:
        return False
    draft.swap(step, before, draft.temporary(step.outputs[0]))
    return True


@planted
def parts_of_reversed_in_the_same_order(draft: Draft, step: Operation) -> bool:
    """SPLIT of REVERSE comes first, and each part is reversed; the parts stay in their order."""
    before = draft.source(step, "input", O.REVERSE) if step.type == O.SPLIT else None
    if before is None:
        return False
    parts = [draft.temporary(each) for each in step.outputs]
    each = [Operation(O.REVERSE, (part, before.inputs[1]), (to,)) for part, to in zip(parts, step.outputs, strict=True)]
    draft.exchange(step, Operation(O.SPLIT, (before.inputs[0], *step.inputs[1:]), tuple(parts)), *each)
    return True


@planted
def joined_before_reshape_along_the_same_axis(draft: Draft, step: Operation) -> bool:
    """CONCATENATION of two RESHAPEs comes before one, along the axis of the same number."""
    if step.type != O.CONCATENATION or len(step.inputs) != 3:
        return False
    sides = [draft.writer(index) for index in step.inputs[:2]]
    if any(each is None or each.type != O.RESHAPE for each in sides):
        return False
    one, other = (draft.shape(each.inputs[0]) for each in sides if each is not None)
    axis = draft.array(step.inputs[2])
    if one != other or axis is None or not 0 <= int(axis) < len(one):
        return False
    joined = draft.temporary(step.outputs[0], [n * (2 if at == int(axis) else 1) for at, n in enumerate(one)])
    draft.exchange(
        step,
        Operation(step.type, (*(each.inputs[0] for each in sides if each), step.inputs[2]), (joined,)),
        Operation(O.RESHAPE, (joined, draft.numbers(*draft.shape(step.outputs[0]))), step.outputs),
    )
    return True


@planted
def row_added_before_depth(draft: Draft, step: Operation) -> bool:
    """A row that is added behind SPACE_TO_DEPTH is added before it, as far as there are channels."""
    before = draft.source(step, "lhs", O.SPACE_TO_DEPTH) if step.type in (O.ADD, O.MUL, O.SUB) else None
    row = draft.array(step.inputs[1]) if before is not None else None
    depth = draft.shape(before.inputs[0])[-1] if before is not None else 0
    if before is None or row is None or row.ndim != 1 or row.size <= depth or len(before.inputs) != 2:
        return False
    early, shorter = draft.temporary(before.inputs[0]), draft.constant(row[:depth], draft.operands[step.inputs[1]])
    draft.exchange(
        step,
        Operation(step.type, (before.inputs[0], shorter, step.inputs[2]), (early,)),
        Operation(O.SPACE_TO_DEPTH, (early, *before.inputs[1:]), step.outputs),
    )
    return True


@planted
def row_behind_shuffle_before_it(draft: Draft, step: Operation) -> bool:
    """A constant row behind CHANNEL_SHUFFLE along the last axis is taken before it, in its order."""
    before = draft.source(step, "lhs", O.CHANNEL_SHUFFLE) if step.type in (O.ADD, O.MUL, O.SUB) else None
    row = draft.array(step.inputs[1]) if before is not None else None
    if before is None or row is None or row.ndim != 1 or row.size == 1:
        return False
    draft.swap(step, before)
    return True
