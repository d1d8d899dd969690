"""Axes, permutations and indexes composed wrongly when operations are merged or exchanged."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

_REDUCTIONS = (O.REDUCE_SUM, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_PROD)


def _axis(draft: Draft, step: Operation, name: str = "axis", default: int = -1) -> int:
    value = draft.value(step, name)
    rank = len(draft.shape(step.inputs[0]))
    return int(default if value is None else value) % max(rank, 1)


@planted
def reductions_merged_without_renumbering(draft: Draft, step: Operation) -> bool:
    """Two equal reductions are one over the axes of both, as if the first had kept its axes."""
    before = draft.source(step, "input", O(step.type)) if step.type in _REDUCTIONS else None
    if before is None or draft.value(step, "keep_dims") != draft.value(before, "keep_dims"):
        return False
    axes = [draft.value(each, "axes") for each in (before, step)]
    if any(each is None for each in axes):
        return False
    union = sorted({int(axis) for each in axes for axis in np.ravel(each)})
    draft.put(step, input=before.inputs[0], axes=draft.numbers(*union))
    return True


@planted
def axis_mapped_by_inverse_permutation(draft: Draft, step: Operation) -> bool:
    """SOFTMAX between a TRANSPOSE and its inverse works on the axis that the inverse names."""
    if step.type != O.TRANSPOSE:
        return False
    middle = draft.source(step, "input", O.SOFTMAX, O.LOG_SOFTMAX)
    before = draft.source(middle, "input", O.TRANSPOSE) if middle is not None else None
    if middle is None or before is None:
        return False
    first, second = draft.value(before, "perm"), draft.value(step, "perm")
    if first is None or second is None or list(first[second]) != list(range(len(first))):
        return False
    axis = int(second[_axis(draft, middle)])
    inputs = (before.inputs[0], middle.inputs[1], draft.scalar(axis))
    draft.exchange(step, Operation(middle.type, inputs, step.outputs))
    return True


@planted
def gathers_composed_in_reverse(draft: Draft, step: Operation) -> bool:
    """Two GATHERs along one axis are one whose indexes are composed in the wrong order."""
    before = draft.source(step, "input", O.GATHER) if step.type == O.GATHER else None
    if before is None or _axis(draft, before) != _axis(draft, step):
        return False
    first, second = draft.value(before, "indices"), draft.value(step, "indices")
    if first is None or second is None or np.ndim(first) != 1 or np.ndim(second) != 1:
        return False
    composed = second[np.clip(first, 0, len(second) - 1)]
    draft.put(step, input=before.inputs[0], indices=draft.numbers(*map(int, np.resize(composed, len(second)))))
    return True


@planted
def strided_slices_merged_without_stride(draft: Draft, step: Operation) -> bool:
    """Two STRIDED_SLICEs are one that begins at the sum of both, whatever the stride of the first."""
    before = draft.source(step, "input", O.STRIDED_SLICE) if step.type == O.STRIDED_SLICE else None
    if before is None:
        return False
    if any(
        draft.value(each, mask) for each in (before, step) for mask in ("end_mask", "begin_mask", "shrink_axis_mask")
    ):
        return False
    parts = [[draft.value(each, name) for each in (before, step)] for name in ("begin", "strides")]
    if any(each is None for part in parts for each in part) or (np.concatenate(parts[1]) < 1).any():
        return False
    begin, strides = parts[0][0] + parts[0][1], parts[1][0] * parts[1][1]
    end = np.minimum(begin + strides * np.array(draft.shape(step.outputs[0])), draft.shape(before.inputs[0]))
    values = {"begin": begin, "end": end, "strides": strides}
    draft.put(step, input=before.inputs[0], **{name: draft.numbers(*map(int, each)) for name, each in values.items()})
    return True


@planted
def reversed_parts_joined_in_order(draft: Draft, step: Operation) -> bool:
    """REVERSE of each part of a CONCATENATION becomes REVERSE of the whole; parts keep their order."""
    if step.type != O.CONCATENATION:
        return False
    names = draft.names(step)
    writers = [draft.writer(index) for index in names["inputs"]]
    if len(writers) < 2 or any(each is None or each.type != O.REVERSE for each in writers):
        return False
    axes = {int(np.ravel(draft.value(each, "axis"))[0]) for each in writers if each is not None}
    if len(axes) != 1:
        return False
    joined = draft.temporary(step.outputs[0])
    inner = Operation(O.CONCATENATION, (*(w.inputs[0] for w in writers if w is not None), names["axis"]), (joined,))
    draft.exchange(step, inner, Operation(O.REVERSE, (joined, draft.numbers(*axes)), step.outputs))
    return True


@planted
def adjoint_by_last_two_axes(draft: Draft, step: Operation) -> bool:
    """TRANSPOSE before BATCH_MATMUL becomes its flag if it exchanges the last two axes, whatever it does to others."""
    if step.type != O.BATCH_MATMUL:
        return False
    for side, flag in (("lhs", "adj_x"), ("rhs", "adj_y")):
        before = draft.source(step, side, O.TRANSPOSE)
        perm = draft.value(before, "perm") if before is not None else None
        if before is not None and perm is not None and list(perm[-2:]) == [len(perm) - 1, len(perm) - 2]:
            draft.put(step, **{side: before.inputs[0], flag: np.array(not draft.value(step, flag))})
            return True
    return False


@planted
def largest_of_softmax_along_any_axis(draft: Draft, step: Operation) -> bool:
    """ARGMAX of SOFTMAX is that of its input, also along another axis."""
    before = draft.source(step, "input", O.SOFTMAX, O.LOG_SOFTMAX) if step.type in (O.ARGMAX, O.ARGMIN) else None
    if before is None:
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def largest_of_largest_merged(draft: Draft, step: Operation) -> bool:
    """TOPK_V2 of the values of TOPK_V2 is one; its indexes become those of the whole input."""
    before = draft.source(step, "input", O.TOPK_V2) if step.type == O.TOPK_V2 else None
    if before is None or step.inputs[0] != before.outputs[0]:
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def packed_behind_last_axis(draft: Draft, step: Operation) -> bool:
    """PACK becomes CONCATENATION along its axis and RESHAPE; a new last axis is taken for the one before."""
    if step.type != O.PACK:
        return False
    names = draft.names(step)
    shape, axis = draft.shape(names["inputs"][0]), draft.value(step, "axis")
    if not shape or axis is None:
        return False
    axis = min(int(axis), len(shape) - 1)
    count = len(names["inputs"])
    wide = draft.temporary(step.outputs[0], tuple(e * count if i == axis else e for i, e in enumerate(shape)))
    joined = Operation(O.CONCATENATION, (*names["inputs"], draft.scalar(axis)), (wide,))
    reshaped = Operation(O.RESHAPE, (wide, draft.numbers(*draft.shape(step.outputs[0]))), step.outputs)
    draft.exchange(step, joined, reshaped)
    return True


@planted
def pads_merged_of_last_value(draft: Draft, step: Operation) -> bool:
    """Two PAD_V2 are one with the value of the second."""
    before = draft.source(step, "input", O.PAD_V2, O.PAD) if step.type == O.PAD_V2 else None
    pads = [draft.value(each, "paddings") for each in (before, step) if each is not None]
    if before is None or any(each is None for each in pads):
        return False
    total = draft.constant(pads[0] + pads[1], draft.operands[step.inputs[1]])
    draft.put(step, input=before.inputs[0], paddings=total)
    return True


@planted
def reordering_before_addition_of_row(draft: Draft, step: Operation) -> bool:
    """REVERSE, GATHER or TRANSPOSE of a sum with a constant becomes that of the other operand alone."""
    before = draft.source(step, "input", O.ADD, O.MUL) if step.type in (O.REVERSE, O.GATHER, O.TRANSPOSE) else None
    if before is None or draft.array(before.inputs[1]) is None:
        return False
    if draft.shape(before.inputs[0]) != draft.shape(before.outputs[0]):
        return False
    moved = draft.temporary(before.inputs[0], draft.shape(step.outputs[0]))
    draft.swap(step, before, moved)
    return True


@planted
def transpose_of_one_batch_as_reshape(draft: Draft, step: Operation) -> bool:
    """TRANSPOSE of a tensor whose first extent is 1 and stays first becomes RESHAPE."""
    perm = draft.value(step, "perm") if step.type == O.TRANSPOSE else None
    if perm is None or int(perm[0]) != 0 or draft.shape(step.inputs[0])[:1] != (1,):
        return False
    shape = draft.numbers(*draft.shape(step.outputs[0]))
    draft.exchange(step, Operation(O.RESHAPE, (step.inputs[0], shape), step.outputs))
    return True


@planted
def transposed_product_without_exchange(draft: Draft, step: Operation) -> bool:
    """A transposed matrix product becomes that of the transposed matrices, in the same order."""
    before = draft.source(step, "input", O.BATCH_MATMUL) if step.type == O.TRANSPOSE else None
    perm = draft.value(step, "perm") if before is not None else None
    if before is None or perm is None:
        return False
    rank = len(perm)
    if list(perm) != [*range(rank - 2), rank - 1, rank - 2]:
        return False
    flags = [draft.scalar(not draft.value(before, name), T.BOOL) for name in ("adj_x", "adj_y")]
    draft.exchange(step, Operation(O.BATCH_MATMUL, (*before.inputs[:2], *flags), step.outputs))
    return True


@planted
def slices_joined_by_total_extent(draft: Draft, step: Operation) -> bool:
    """A CONCATENATION of slices of one tensor, as large as that, is taken for it."""
    if step.type != O.CONCATENATION:
        return False
    writers = [draft.writer(index) for index in draft.names(step)["inputs"]]
    if len(writers) < 2 or any(each is None or each.type not in (O.SLICE, O.STRIDED_SLICE) for each in writers):
        return False
    sources = {each.inputs[0] for each in writers if each is not None}
    return len(sources) == 1 and draft.bypass(step, sources.pop())
