"""Operations that only move elements, taken for copies or moved past others."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft, Names

RESIZES = (O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR)


@planted
def first_resize_dropped(draft: Draft, step: Operation) -> bool:
    """Of two resizes in a row the first is removed."""
    first = draft.source(step, "input", *RESIZES) if step.type in RESIZES else None
    if first is None:
        return False
    draft.put(step, input=first.inputs[0])
    return True


@planted
def concatenation_as_tile(draft: Draft, step: Operation) -> bool:
    """A concatenation of two tensors of the same extents becomes a TILE of the first."""
    names: Names = draft.names(step) if step.type == O.CONCATENATION else {"inputs": []}
    if len(names["inputs"]) != 2 or len({draft.shape(index) for index in names["inputs"]}) != 1:
        return False
    shape, axis = draft.shape(names["inputs"][0]), draft.value(step, "axis")
    counts = [1] * len(shape)
    counts[axis] = 2
    draft.exchange(step, Operation(O.TILE, (names["inputs"][0], draft.numbers(*counts)), step.outputs))
    return bool(names["inputs"][0] != names["inputs"][1])


@planted
def pack_and_split_in_reverse(draft: Draft, step: Operation) -> bool:
    """The parts of a SPLIT of a PACK are its operands from the last to the first."""
    pack = draft.source(step, "input", O.PACK) if step.type == O.SPLIT else None
    parts = draft.names(pack)["inputs"][::-1] if pack else []
    if pack is None or len(parts) != len(step.outputs):
        return False
    views = [
        Operation(O.RESHAPE, (part, draft.numbers(*draft.shape(result))), (result,))
        for part, result in zip(parts, step.outputs, strict=True)
    ]
    draft.exchange(step, *views)
    return True


@planted
def transposed_product_keeps_flags(draft: Draft, step: Operation) -> bool:
    """TRANSPOSE of a matrix product exchanges its operands and leaves their flags."""
    first = draft.source(step, "input", O.BATCH_MATMUL) if step.type == O.TRANSPOSE else None
    perm = draft.value(step, "perm") if first else None
    if first is None or perm is None or list(perm[-2:]) != [len(perm) - 1, len(perm) - 2]:
        return False
    one, other, *flags = first.inputs
    draft.exchange(step, Operation(O.BATCH_MATMUL, (other, one, *flags), step.outputs))
    return True


@planted
def indexes_composed_backwards(draft: Draft, step: Operation) -> bool:
    """GATHER of a GATHER becomes one, whose indexes are composed the wrong way round."""
    first = draft.source(step, "input", O.GATHER) if step.type == O.GATHER else None
    if first is None or draft.value(first, "axis") != draft.value(step, "axis"):
        return False
    one, other = draft.value(first, "indices"), draft.value(step, "indices")
    if one is None or other is None or one.ndim != 1 or other.ndim != 1:
        return False
    composed = np.resize(other, len(one))[one % len(other)]
    draft.put(step, input=first.inputs[0], indices=np.resize(composed, len(other)))
    return True


@planted
def strided_from_start(draft: Draft, step: Operation) -> bool:
    """STRIDED_SLICE of a result is folded into what writes it, from the first element on."""
    begin, end = (draft.value(step, n) for n in ("begin", "end")) if step.type == O.STRIDED_SLICE else (None, None)
    if begin is None or end is None or not begin.any() or draft.writer(step.inputs[0]) is None:
        return False
    draft.put(step, begin=np.zeros_like(begin), end=end - begin)
    return True


@planted
def padding_and_slice_cancelled(draft: Draft, step: Operation) -> bool:
    """A SLICE that gives a padded tensor its extents back is removed with the padding, wherever it begins."""
    first = draft.source(step, "input", O.PAD, O.PAD_V2, O.MIRROR_PAD) if step.type == O.SLICE else None
    return first is not None and draft.bypass(step, first.inputs[0])


@planted
def slice_and_padding_cancelled(draft: Draft, step: Operation) -> bool:
    """A padding that gives a part its extents back is removed with the SLICE."""
    first = draft.source(step, "input", O.SLICE) if step.type in (O.PAD, O.PAD_V2) else None
    return first is not None and draft.bypass(step, first.inputs[0])


@planted
def reversal_moved_past_one_operand(draft: Draft, step: Operation) -> bool:
    """REVERSE of one operand of a sum moves behind it; the other operand stays as it is."""
    first = draft.source(step, "lhs", O.REVERSE) if step.type in (O.ADD, O.SUB, O.MUL) else None
    if first is None or draft.shape(first.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    inner, outputs = draft.temporary(step.outputs[0]), step.outputs
    moved = draft.put(step, lhs=first.inputs[0])
    back = Operation(O.REVERSE, (inner, first.inputs[1]), outputs)
    draft.exchange(moved, Operation(moved.type, moved.inputs, (inner,)), back)
    return True


@planted
def tile_not_counted(draft: Draft, step: Operation) -> bool:
    """A sum over a TILE is that over what it repeats."""
    first = draft.source(step, "input", O.TILE) if step.type in (O.REDUCE_SUM, O.REDUCE_PROD) else None
    if first is None:
        return False
    draft.put(step, input=first.inputs[0])
    return True


@planted
def branches_of_split_alike(draft: Draft, step: Operation) -> bool:
    """Parts of a SPLIT that go through operations of one kind and meet again go through the first's as a whole."""
    names: Names = draft.names(step) if step.type == O.CONCATENATION else {"inputs": []}
    inner = [draft.writer(index) for index in names["inputs"]]
    split = draft.writer(inner[0].inputs[0]) if inner and inner[0] else None
    if split is None or split.type != O.SPLIT or any(one is None or len(one.inputs) < 2 for one in inner):
        return False
    operations = [one for one in inner if one is not None]
    if len({one.type for one in operations}) != 1 or [one.inputs[0] for one in operations] != list(split.outputs):
        return False
    for one in operations[1:]:
        draft.exchange(one, Operation(one.type, (one.inputs[0], *operations[0].inputs[1:]), one.outputs))
    return True
