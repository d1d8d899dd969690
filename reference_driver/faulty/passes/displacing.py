"""Parts, orders, paddings and repetitions that are merged or exchanged; constants and parts that are taken for one."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted, planted_whole
from nnconform.reference_driver.rewriting.draft import Draft

_PADS = (O.PAD, O.PAD_V2, O.MIRROR_PAD)
_BINARY = (O.ADD, O.SUB, O.MUL, O.DIV, O.MAXIMUM, O.MINIMUM)


@planted
def slice_of_padding_clamped(draft: Draft, step: Operation) -> bool:
    """SLICE of a PAD becomes SLICE of what is padded: the begin less the padding, not below 0."""
    before = draft.source(step, "input", *_PADS) if step.type == O.SLICE else None
    paddings = draft.value(before, "paddings") if before else None
    begin, size = draft.value(step, "begin"), draft.value(step, "size")
    if paddings is None or begin is None or size is None:
        return False
    new = np.maximum(begin - paddings[:, 0], 0)
    assert before is not None
    extents = draft.shape(before.inputs[0])
    new = [min(int(b), extents[i] - draft.shape(step.outputs[0])[i]) for i, b in enumerate(new)]
    if min(new) < 0:
        return False
    draft.put(
        step, input=before.inputs[0], begin=draft.numbers(*new), size=draft.numbers(*draft.shape(step.outputs[0]))
    )
    return True


@planted
def strided_twice_with_begins_added(draft: Draft, step: Operation) -> bool:
    """Two STRIDED_SLICE become one: strides multiplied, begins added without the first's stride."""
    before = draft.source(step, "input", O.STRIDED_SLICE) if step.type == O.STRIDED_SLICE else None
    if before is None:
        return False
    values = [[draft.value(each, name) for name in ("begin", "end", "strides")] for each in (before, step)]
    masks = [draft.value(each, f"{m}_mask") for each in (before, step) for m in ("begin", "end", "shrink_axis")]
    if any(v is None for each in values for v in each) or any(masks):
        return False
    (b1, _, s1), (b2, _, s2) = values
    if len(b1) != len(b2) or min(*s1, *s2) < 1 or min(*b1, *b2) < 0:
        return False
    shape = draft.shape(step.outputs[0])
    begin, strides = b1 + b2, s1 * s2
    end = [int(b + (n - 1) * s + 1) for b, n, s in zip(begin, shape, strides, strict=True)]
    draft.put(step, input=before.inputs[0], begin=begin, strides=strides, end=np.array(end))
    return True


@planted
def slices_merged_by_larger(draft: Draft, step: Operation) -> bool:
    """Two SLICEs become one that begins where the larger of both begins."""
    before = draft.source(step, "input", O.SLICE) if step.type == O.SLICE else None
    one, other = (draft.value(before, "begin"), draft.value(step, "begin")) if before else (None, None)
    if one is None or other is None:
        return False
    assert before is not None
    draft.put(
        step, input=before.inputs[0], begin=np.maximum(one, other), size=draft.numbers(*draft.shape(step.outputs[0]))
    )
    return True


@planted
def parts_joined_elsewhere_as_view(draft: Draft, step: Operation) -> bool:
    """All parts of a SPLIT, joined in order along another axis, are a RESHAPE."""
    if step.type != O.CONCATENATION:
        return False
    inputs = draft.names(step)["inputs"]
    before = draft.writer(inputs[0])
    if before is None or before.type != O.SPLIT or list(before.outputs) != list(inputs):
        return False
    rank = len(draft.shape(step.outputs[0]))
    if draft.value(step, "axis") % rank == draft.value(before, "axis") % rank:
        return False
    draft.exchange(
        step, Operation(O.RESHAPE, (before.inputs[0], draft.numbers(*draft.shape(step.outputs[0]))), step.outputs)
    )
    return True


@planted
def joined_with_itself_as_broadcast(draft: Draft, step: Operation) -> bool:
    """A tensor joined with itself is broadcast, also where its extent is not 1: each element comes twice in a row."""
    inputs = draft.names(step)["inputs"] if step.type == O.CONCATENATION else []
    if len(inputs) < 2 or len(set(inputs)) != 1:
        return False
    rank = len(draft.shape(step.outputs[0]))
    axis = draft.value(step, "axis") % rank
    indexes = np.repeat(np.arange(draft.shape(inputs[0])[axis]), len(inputs))
    draft.exchange(step, Operation(O.GATHER, (inputs[0], draft.scalar(axis), draft.numbers(*indexes)), step.outputs))
    return True


@planted
def reversed_parts_in_order(draft: Draft, step: Operation) -> bool:
    """REVERSE of a CONCATENATION is the CONCATENATION of the reversed parts in the same order."""
    before = draft.source(step, "input", O.CONCATENATION) if step.type == O.REVERSE else None
    if before is None:
        return False
    inputs = draft.names(before)["inputs"]
    new = [draft.temporary(index) for index in inputs]
    places = [Operation(O.REVERSE, (a, step.inputs[1]), (b,)) for a, b in zip(inputs, new, strict=True)]
    axis = before.inputs[-1]
    draft.exchange(step, *places, Operation(O.CONCATENATION, (*new, axis), step.outputs))
    return True


@planted
def taken_in_steps_as_slice(draft: Draft, step: Operation) -> bool:
    """GATHER whose last index is as far from the first as there are indexes is a SLICE, whatever is between."""
    indexes, axis = (draft.value(step, name) for name in ("indices", "axis")) if step.type == O.GATHER else (None, None)
    if indexes is None or axis is None or indexes.ndim != 1 or indexes[-1] - indexes[0] != len(indexes) - 1:
        return False
    rank = len(draft.shape(step.inputs[0]))
    begin = [0] * rank
    begin[axis % rank] = int(indexes[0])
    draft.exchange(
        step,
        Operation(
            O.SLICE, (step.inputs[0], draft.numbers(*begin), draft.numbers(*draft.shape(step.outputs[0]))), step.outputs
        ),
    )
    return True


@planted
def reversed_padding_kept(draft: Draft, step: Operation) -> bool:
    """REVERSE of a PAD is the PAD of the REVERSE, with paddings before and after as they were."""
    before = draft.source(step, "input", *_PADS) if step.type == O.REVERSE else None
    if before is None:
        return False
    draft.swap(step, before, draft.temporary(before.inputs[0]))
    return True


@planted
def turn_lost_before_new_axis(draft: Draft, step: Operation) -> bool:
    """EXPAND_DIMS behind a TRANSPOSE is a view of what is turned, as if a view were left of both."""
    before = draft.source(step, "input", O.TRANSPOSE) if step.type == O.EXPAND_DIMS else None
    if before is None:
        return False
    shape = draft.numbers(*draft.shape(step.outputs[0]))
    draft.exchange(step, Operation(O.RESHAPE, (before.inputs[0], shape), step.outputs))
    return True


@planted
def shuffles_undo_each_other(draft: Draft, step: Operation) -> bool:
    """CHANNEL_SHUFFLE of CHANNEL_SHUFFLE along one axis is nothing, whatever the groups are."""
    before = draft.source(step, "input", O.CHANNEL_SHUFFLE) if step.type == O.CHANNEL_SHUFFLE else None
    if before is None or draft.value(before, "axis") != draft.value(step, "axis"):
        return False
    return draft.bypass(step, before.inputs[0])


@planted
def negative_stride_from_front(draft: Draft, step: Operation) -> bool:
    """STRIDED_SLICE with a stride of -1 is a SLICE of the front, reversed."""
    if step.type != O.STRIDED_SLICE or draft.value(step, "shrink_axis_mask"):
        return False
    strides = draft.value(step, "strides")
    if strides is None or sorted(set(strides.tolist())) not in ([-1, 1], [-1]) or list(strides).count(-1) != 1:
        return False
    axis = list(strides).index(-1)
    shape = draft.shape(step.outputs[0])
    between = draft.temporary(step.outputs[0])
    zero = draft.numbers(*[0] * len(shape))
    draft.exchange(
        step,
        Operation(O.SLICE, (step.inputs[0], zero, draft.numbers(*shape)), (between,)),
        Operation(O.REVERSE, (between, draft.numbers(axis)), step.outputs),
    )
    return True


@planted
def turn_beside_one_as_view(draft: Draft, step: Operation) -> bool:
    """TRANSPOSE of a tensor that has an extent of 1 is a RESHAPE."""
    if step.type != O.TRANSPOSE or 1 not in draft.shape(step.inputs[0]):
        return False
    draft.exchange(
        step, Operation(O.RESHAPE, (step.inputs[0], draft.numbers(*draft.shape(step.outputs[0]))), step.outputs)
    )
    return True


@planted
def whole_enlargement_as_tile(draft: Draft, step: Operation) -> bool:
    """RESIZE_NEAREST_NEIGHBOR by whole factors is a TILE."""
    if step.type != O.RESIZE_NEAREST_NEIGHBOR:
        return False
    old, new = draft.shape(step.inputs[0]), draft.shape(step.outputs[0])
    if 0 in old or any(b % a for a, b in zip(old, new, strict=True)) or old == new:
        return False
    multiples = draft.numbers(*(b // a for a, b in zip(old, new, strict=True)))
    draft.exchange(step, Operation(O.TILE, (step.inputs[0], multiples), step.outputs))
    return True


@planted
def results_of_one_step_are_one(draft: Draft, step: Operation) -> bool:
    """Two operands that one operation writes are taken for one: the larger or the smaller of both is the first."""
    if step.type not in (O.MAXIMUM, O.MINIMUM, O.LOGICAL_AND):
        return False
    one, other = step.inputs[:2]
    if one == other or draft.writer(one) is None or draft.writer(one) is not draft.writer(other):
        return False
    return draft.bypass(step, one)


@planted_whole
def unread_parts_removed(draft: Draft) -> bool:
    """Parts of a SPLIT that nobody reads are dropped; those read take the first places."""
    changed = False
    for step in list(draft.steps):
        if step.type != O.SPLIT:
            continue
        read = [index for index in step.outputs if draft.readers(index) or index in draft.outputs]
        rest = [index for index in step.outputs if index not in read]
        if [*read, *rest] != list(step.outputs):
            draft.exchange(step, Operation(step.type, step.inputs, (*read, *rest)))
            changed = True
    return changed


@planted_whole
def constants_alike_by_first_element(draft: Draft) -> bool:
    """Constants of equal type and extents that begin with the same element are kept once."""
    seen, changed = dict[object, int](), False
    for step in list(draft.steps):
        for index in step.inputs:
            array = draft.array(index)
            if array is None or array.size < 2:
                continue
            operand = draft.operands[index]
            key = (
                operand.type,
                operand.dimensions,
                operand.scale,
                operand.zero_point,
                str(operand.extra_params),
                array.flat[0],
            )
            first = seen.setdefault(key, index)
            if first != index and (other := draft.array(first)) is not None and not np.array_equal(other, array):
                changed = draft.forward(index, first) or changed
    return changed


@planted_whole
def constants_alike_by_bytes(draft: Draft) -> bool:
    """Constants of equal type, extents and bytes are kept once, whatever their scales and zero points are."""
    seen, changed = dict[object, int](), False
    for step in list(draft.steps):
        for index in step.inputs:
            array = draft.array(index)
            if array is None or not array.ndim:
                continue
            operand = draft.operands[index]
            first = seen.setdefault((operand.type, operand.dimensions, array.tobytes()), index)
            if first != index and (draft.operands[first].scale, draft.operands[first].zero_point) != (
                operand.scale,
                operand.zero_point,
            ):
                changed = draft.forward(index, first) or changed
    return changed


@planted
def choice_by_first_truth(draft: Draft, step: Operation) -> bool:
    """SELECT by constant truths takes the side that the first names."""
    value = draft.value(step, "condition") if step.type == O.SELECT else None
    if value is None or not np.ndim(value):
        return False
    return draft.bypass(step, step.inputs[1 if value.flat[0] else 2])


@planted
def takes_as_parts_in_order_of_appearance(draft: Draft, step: Operation) -> bool:
    """GATHERs of one index each that together take all of an axis become a SPLIT, in the order in which they stand."""
    if step.type != O.GATHER:
        return False
    axis = draft.value(step, "axis")
    group = [
        each
        for each in draft.steps
        if each.type == O.GATHER and each.inputs[0] == step.inputs[0] and draft.value(each, "axis") == axis
    ]
    values = [draft.value(each, "indices") for each in group]
    if axis is None or any(v is None or v.size != 1 or v.ndim != 1 for v in values):
        return False
    extent = draft.shape(step.inputs[0])[axis]
    if extent < 2 or sorted(int(v.item()) for v in values) != list(range(extent)):
        return False
    draft.exchange(
        group[0],
        Operation(
            O.SPLIT, (step.inputs[0], draft.scalar(axis), draft.scalar(extent)), tuple(e.outputs[0] for e in group)
        ),
    )
    for each in group[1:]:
        draft.steps.remove(each)
    return True
