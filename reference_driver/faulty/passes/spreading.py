"""Operations that are spread over the parts of a tensor, or moved past a cut of it, where parts depend on another."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import FLOATS
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

WINDOWS = (O.AVERAGE_POOL_2D, O.MAX_POOL_2D, O.CONV_2D, O.DEPTHWISE_CONV_2D, O.L2_POOL_2D)


def _each_part(draft: Draft, step: Operation, joined: Operation) -> bool:
    """Do an operation that keeps extents to each part of a CONCATENATION, and join the results."""
    parts = joined.inputs[:-1]
    if draft.shape(step.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    if any(draft.operands[each].scale != draft.operands[joined.outputs[0]].scale for each in parts):
        return False
    results = [draft.temporary(step.outputs[0], draft.shape(each)) for each in parts]
    each = [Operation(step.type, (one, *step.inputs[1:]), (to,)) for one, to in zip(parts, results, strict=True)]
    draft.exchange(step, *each, Operation(O.CONCATENATION, (*results, joined.inputs[-1]), step.outputs))
    return True


@planted
def norm_of_image_on_each_part(draft: Draft, step: Operation) -> bool:
    """A normalisation of a CONCATENATION is one of each part, along whichever axis they are joined."""
    kinds = (O.INSTANCE_NORMALIZATION, O.LOCAL_RESPONSE_NORMALIZATION)
    joined = draft.source(step, "input", O.CONCATENATION) if step.type in kinds else None
    return joined is not None and _each_part(draft, step, joined)


@planted
def window_on_each_part(draft: Draft, step: Operation) -> bool:
    """A window over a CONCATENATION of rows or columns is one over each part, which does not see the next."""
    joined = draft.source(step, "input", O.CONCATENATION) if step.type in WINDOWS else None
    return joined is not None and _each_part(draft, step, joined)


@planted
def local_norm_of_slice_of_channels(draft: Draft, step: Operation) -> bool:
    """SLICE of LOCAL_RESPONSE_NORMALIZATION comes first, and its channels lose their neighbours."""
    before = draft.source(step, "input", O.LOCAL_RESPONSE_NORMALIZATION) if step.type == O.SLICE else None
    if before is None:
        return False
    draft.swap(step, before)
    return True


@planted
def bias_added_for_each_part(draft: Draft, step: Operation) -> bool:
    """A layer of joined columns becomes the sum of a layer of each, and its bias is added as often."""
    joined = draft.source(step, "input", O.CONCATENATION) if step.type == O.FULLY_CONNECTED else None
    weights = draft.array(step.inputs[1]) if joined is not None else None
    if joined is None or weights is None or len(joined.inputs) != 3 or not draft.is_plain(step):
        return False
    axis, rank = int(np.asarray(draft.array(joined.inputs[-1]))), len(draft.shape(joined.outputs[0]))
    if rank != 2 or axis % rank != 1 or draft.operands[step.outputs[0]].type not in FLOATS:
        return False
    cut = draft.shape(joined.inputs[0])[1]
    results = []
    for part, columns in zip(joined.inputs[:2], (weights[:, :cut], weights[:, cut:]), strict=True):
        like = replace(draft.operands[step.inputs[1]], dimensions=columns.shape)
        results.append(draft.temporary(step.outputs[0]))
        layer = Operation(step.type, (part, draft.constant(columns, like), *step.inputs[2:]), (results[-1],))
        draft.steps.insert(draft.steps.index(step), layer)
    draft.exchange(step, Operation(O.ADD, (*results, draft.scalar(0)), step.outputs))
    return True


@planted
def slopes_behind_largest(draft: Draft, step: Operation) -> bool:
    """MAX_POOL_2D of PRELU comes first, also where a slope is negative."""
    before = draft.source(step, "input", O.PRELU) if step.type == O.MAX_POOL_2D else None
    if before is None:
        return False
    if draft.array(before.inputs[1]) is None or np.asarray(draft.array(before.inputs[1])).ndim > 1:
        return False
    draft.swap(step, before)
    return True


@planted
def factor_moved_behind_root_of_squares(draft: Draft, step: Operation) -> bool:
    """L2_POOL_2D of a product with a constant is the product of L2_POOL_2D, also if the constant is negative."""
    before = draft.source(step, "input", O.MUL) if step.type == O.L2_POOL_2D else None
    constant = draft.array(before.inputs[1]) if before is not None else None
    if before is None or constant is None or constant.size != 1 or not draft.is_plain(step):
        return False
    draft.swap(step, before)
    return True


@planted
def slice_of_enlarged_begins_at_half(draft: Draft, step: Operation) -> bool:
    """SLICE of an image enlarged by two is done before, from half its begin and of half its extents, rounded."""
    kinds = (O.RESIZE_NEAREST_NEIGHBOR, O.RESIZE_BILINEAR)
    before = draft.source(step, "input", *kinds) if step.type == O.SLICE else None
    begin = draft.array(step.inputs[1]) if before is not None else None
    if before is None or begin is None or len(draft.shape(step.inputs[0])) != 4:
        return False
    small, large, cut = (draft.shape(index) for index in (before.inputs[0], before.outputs[0], step.outputs[0]))
    if any(2 * small[at] != large[at] or cut[at] % 2 for at in (1, 2)):
        return False
    begins = [int(each) // (2 if at in (1, 2) else 1) for at, each in enumerate(begin)]
    extents = [n // (2 if at in (1, 2) else 1) for at, n in enumerate(cut)]
    part = draft.temporary(before.inputs[0], extents)
    sizes = [draft.scalar(cut[2]), draft.scalar(cut[1])]
    draft.exchange(
        step,
        Operation(O.SLICE, (before.inputs[0], draft.numbers(*begins), draft.numbers(*extents)), (part,)),
        Operation(before.type, (part, *sizes, *before.inputs[3:]), step.outputs),
    )
    return True


@planted
def pool_undoes_any_enlargement(draft: Draft, step: Operation) -> bool:
    """A pool that leaves as many cells as there were before a resize is dropped together with it."""
    kinds = (O.RESIZE_NEAREST_NEIGHBOR, O.RESIZE_BILINEAR)
    before = draft.source(step, "input", *kinds) if step.type in (O.AVERAGE_POOL_2D, O.MAX_POOL_2D) else None
    return before is not None and draft.bypass(step, before.inputs[0])


@planted
def enlarged_part_by_part(draft: Draft, step: Operation) -> bool:
    """RESIZE of rows that are joined enlarges each part, whose edges do not blend, by the same factor."""
    joined = draft.source(step, "input", O.CONCATENATION) if step.type == O.RESIZE_BILINEAR else None
    axis = draft.array(joined.inputs[-1]) if joined is not None else None
    one, other = draft.shape(step.inputs[0]), draft.shape(step.outputs[0])
    if joined is None or axis is None or int(axis) not in (1, 2) or any(2 * one[at] != other[at] for at in (1, 2)):
        return False
    results = []
    for part in joined.inputs[:-1]:
        batches, rows, columns, depth = draft.shape(part)
        results.append(draft.temporary(step.outputs[0], (batches, 2 * rows, 2 * columns, depth)))
        sizes = draft.scalar(2 * columns), draft.scalar(2 * rows)
        draft.steps.insert(
            draft.steps.index(step), Operation(step.type, (part, *sizes, *step.inputs[3:]), (results[-1],))
        )
    draft.exchange(step, Operation(O.CONCATENATION, (*results, joined.inputs[-1]), step.outputs))
    return True


@planted
def shares_among_a_slice(draft: Draft, step: Operation) -> bool:
    """SLICE of SOFTMAX or LOG_SOFTMAX comes first, also along the axis of the shares."""
    before = draft.source(step, "input", O.SOFTMAX, O.LOG_SOFTMAX) if step.type == O.SLICE else None
    if before is None:
        return False
    draft.swap(step, before)
    return True


@planted
def constant_lost_before_norm_of_image(draft: Draft, step: Operation) -> bool:
    """What is added before INSTANCE_NORMALIZATION is dropped, as if it were one number for each image."""
    before = draft.source(step, "input", O.ADD) if step.type == O.INSTANCE_NORMALIZATION else None
    if before is None or draft.array(before.inputs[1]) is None or not draft.is_plain(before):
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def factor_moved_behind_local_norm(draft: Draft, step: Operation) -> bool:
    """A constant factor before LOCAL_RESPONSE_NORMALIZATION is applied behind it."""
    before = draft.source(step, "input", O.MUL) if step.type == O.LOCAL_RESPONSE_NORMALIZATION else None
    if before is None or draft.array(before.inputs[1]) is None or not draft.is_plain(before):
        return False
    draft.swap(step, before)
    return True


@planted
def shuffled_behind_filter_of_each_channel(draft: Draft, step: Operation) -> bool:
    """CHANNEL_SHUFFLE before a depthwise convolution comes behind it, and the filters stay where they are."""
    before = draft.source(step, "input", O.CHANNEL_SHUFFLE) if step.type == O.DEPTHWISE_CONV_2D else None
    if before is None or draft.shape(step.outputs[0])[-1] != draft.shape(step.inputs[0])[-1]:
        return False
    draft.swap(step, before, draft.temporary(step.outputs[0]))
    return True
