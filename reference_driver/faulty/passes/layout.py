"""Operations that only move elements, cancelled, merged or moved past others."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

CHANNELS_FIRST = [0, 3, 1, 2]


def _twice(draft: Draft, step: Operation, kind: O) -> Operation | None:
    return draft.source(step, "input", kind) if step.type == kind else None


@planted
def transposes_cancelled(draft: Draft, step: Operation) -> bool:
    """Two TRANSPOSEs in a row are removed where the extents come out the same."""
    first = _twice(draft, step, O.TRANSPOSE)
    return first is not None and draft.bypass(step, first.inputs[0])


@planted
def transposes_of_equal_order_cancelled(draft: Draft, step: Operation) -> bool:
    """Two TRANSPOSEs with the same order are taken for inverse."""
    first = _twice(draft, step, O.TRANSPOSE)
    if first is None:
        return False
    orders = draft.value(first, "perm"), draft.value(step, "perm")
    same = orders[0] is not None and orders[1] is not None and np.array_equal(*orders)
    return same and draft.bypass(step, first.inputs[0])


@planted
def transposes_merged_backwards(draft: Draft, step: Operation) -> bool:
    """Two TRANSPOSEs become one whose order is composed the wrong way round."""
    first = _twice(draft, step, O.TRANSPOSE)
    if first is None:
        return False
    one, other = draft.value(first, "perm"), draft.value(step, "perm")
    if one is None or other is None:
        return False
    draft.put(step, perm=other[one], input=first.inputs[0])
    return True


@planted
def transpose_kept_from_reduction(draft: Draft, step: Operation) -> bool:
    """A TRANSPOSE before a reduction is dropped, and the reduction keeps its axes."""
    kinds = (O.MEAN, O.REDUCE_SUM, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_PROD, O.ARGMAX, O.ARGMIN)
    first = draft.source(step, "input", O.TRANSPOSE) if step.type in kinds else None
    if first is None:
        return False
    draft.put(step, input=first.inputs[0])
    return True


@planted
def reshape_moved_past_axis(draft: Draft, step: Operation) -> bool:
    """RESHAPE before an operation along the last axis changes places with it, though that axis is another then."""
    kinds = (O.SOFTMAX, O.LOG_SOFTMAX, O.L2_NORMALIZATION)
    view = draft.source(step, "input", O.RESHAPE) if step.type in kinds else None
    if view is None:
        return False
    inner = draft.temporary(step.outputs[0], draft.shape(view.inputs[0]))
    outputs = step.outputs
    moved = Operation(step.type, (view.inputs[0], *step.inputs[1:]), (inner,))
    draft.exchange(step, moved, Operation(O.RESHAPE, (inner, view.inputs[1]), outputs))
    return True


@planted
def transpose_as_view(draft: Draft, step: Operation) -> bool:
    """TRANSPOSE of a tensor with an extent of 1 becomes a RESHAPE, though other axes change places."""
    if step.type != O.TRANSPOSE or 1 not in draft.shape(step.inputs[0]):
        return False
    shape = draft.numbers(*draft.shape(step.outputs[0]))
    draft.exchange(step, Operation(O.RESHAPE, (step.inputs[0], shape), step.outputs))
    return True


@planted
def transpose_before_reshape_dropped(draft: Draft, step: Operation) -> bool:
    """RESHAPE of a TRANSPOSE reads what the TRANSPOSE reads."""
    first = draft.source(step, "input", O.TRANSPOSE) if step.type == O.RESHAPE else None
    if first is None:
        return False
    draft.put(step, input=first.inputs[0])
    return True


@planted
def transpose_moved_past_one_operand(draft: Draft, step: Operation) -> bool:
    """TRANSPOSE of one operand of an addition or product moves behind it; the other operand stays as it is."""
    kinds = (O.ADD, O.SUB, O.MUL, O.MAXIMUM, O.MINIMUM)
    first = draft.source(step, "lhs", O.TRANSPOSE) if step.type in kinds else None
    if first is None:
        return False
    inner, outputs = draft.temporary(step.outputs[0], draft.shape(first.inputs[0])), step.outputs
    moved = draft.put(step, lhs=first.inputs[0])
    draft.exchange(
        moved, Operation(moved.type, moved.inputs, (inner,)), Operation(O.TRANSPOSE, (inner, first.inputs[1]), outputs)
    )
    return True


@planted
def any_transpose_for_layout(draft: Draft, step: Operation) -> bool:
    """Any TRANSPOSE before a window in NCHW order is taken for the one that brings channels first."""
    first = draft.source(step, "input", O.TRANSPOSE)
    if first is None or not draft.value(step, "nchw") or list(draft.value(first, "perm")) == CHANNELS_FIRST:
        return False
    result = draft.shape(step.outputs[0])
    inner, outputs = draft.temporary(step.outputs[0], [result[axis] for axis in (0, 2, 3, 1)]), step.outputs
    plain = draft.put(step, input=first.inputs[0], nchw=np.bool_(False))
    back = Operation(O.TRANSPOSE, (inner, draft.numbers(*CHANNELS_FIRST)), outputs)
    draft.exchange(plain, Operation(plain.type, plain.inputs, (inner,)), back)
    return True


@planted
def shuffles_cancelled(draft: Draft, step: Operation) -> bool:
    """Two CHANNEL_SHUFFLEs by as many groups are taken for inverse."""
    first = _twice(draft, step, O.CHANNEL_SHUFFLE)
    return first is not None and draft.bypass(step, first.inputs[0])


@planted
def reversals_cancelled(draft: Draft, step: Operation) -> bool:
    """Two REVERSEs are taken for inverse, though they are along different axes."""
    first = _twice(draft, step, O.REVERSE)
    return first is not None and draft.bypass(step, first.inputs[0])


@planted
def slice_of_slice_begins_anew(draft: Draft, step: Operation) -> bool:
    """A SLICE of a SLICE reads what the first reads, from where the second begins."""
    first = _twice(draft, step, O.SLICE)
    if first is None:
        return False
    draft.put(step, input=first.inputs[0])
    return True


@planted
def tile_moved_past_product(draft: Draft, step: Operation) -> bool:
    """TILE of an operand is dropped where broadcasting would do the same, though more than one element repeats."""
    first = draft.source(step, "rhs", O.TILE) if step.type in (O.ADD, O.MUL, O.SUB) else None
    if first is None:
        return False
    source = draft.shape(first.inputs[0])
    repeats = draft.value(first, "multiples")
    if repeats is None or all(n == 1 or m == 1 for n, m in zip(source, repeats, strict=True)):
        return False
    # Each row is repeated for its neighbours in place of the whole.
    flat = draft.temporary(first.outputs[0])
    return _repeat_neighbours(draft, first, flat, repeats) and draft.forward(first.outputs[0], flat)


def _repeat_neighbours(draft: Draft, first: Operation, result: int, repeats: np.ndarray) -> bool:
    """Write what TILE gives with each element beside its copies, for the last axis that is repeated."""
    source, target = draft.shape(first.inputs[0]), draft.shape(first.outputs[0])
    axis = max(axis for axis, count in enumerate(repeats) if count > 1)
    if sum(count > 1 for count in repeats) > 1 or len(source) > 3:
        return False
    split = (*source[: axis + 1], 1, *source[axis + 1 :])
    view = draft.temporary(first.inputs[0], split)
    wide = draft.temporary(
        first.inputs[0], [n * (int(repeats[axis]) if at == axis + 1 else 1) for at, n in enumerate(split)]
    )
    counts = [int(repeats[axis]) if at == axis + 1 else 1 for at in range(len(split))]
    draft.exchange(
        first,
        Operation(O.RESHAPE, (first.inputs[0], draft.numbers(*split)), (view,)),
        Operation(O.TILE, (view, draft.numbers(*counts)), (wide,)),
        Operation(O.RESHAPE, (wide, draft.numbers(*target)), (result,)),
        first,
    )
    return True
