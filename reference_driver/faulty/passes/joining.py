"""Concatenations, splits and slices that a pass takes for copies of each other."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft


@planted
def split_and_concatenation_cancelled(draft: Draft, step: Operation) -> bool:
    """Parts of a SPLIT that meet again are replaced by the whole, in whichever order they meet."""
    parts = draft.names(step)["inputs"] if step.type == O.CONCATENATION else []
    split = draft.writer(parts[0]) if parts else None
    if split is None or split.type != O.SPLIT or set(parts) != set(split.outputs):
        return False
    return draft.bypass(step, split.inputs[0])


@planted
def split_and_concatenation_of_first_part(draft: Draft, step: Operation) -> bool:
    """A concatenation whose first operand is the first part of a SPLIT is taken for the whole."""
    parts = draft.names(step)["inputs"] if step.type == O.CONCATENATION else []
    split = draft.writer(parts[0]) if parts else None
    if split is None or split.type != O.SPLIT or parts[0] != split.outputs[0]:
        return False
    return draft.bypass(step, split.inputs[0])


@planted
def nested_concatenation_out_of_order(draft: Draft, step: Operation) -> bool:
    """A concatenation inside another is flattened; its parts come first wherever it stood."""
    if step.type != O.CONCATENATION:
        return False
    names = draft.names(step)
    for index in names["inputs"][1:]:
        inner = draft.writer(index)
        if inner is None or inner.type != O.CONCATENATION or draft.value(inner, "axis") != draft.value(step, "axis"):
            continue
        others = [each for each in names["inputs"] if each != index]
        inputs = (*draft.names(inner)["inputs"], *others, names["axis"])
        draft.exchange(step, Operation(step.type, tuple(inputs), step.outputs))
        return True
    return False


@planted
def slice_of_concatenation_forwarded(draft: Draft, step: Operation) -> bool:
    """A SLICE of a concatenation is replaced by the first operand that has its extents, wherever it begins."""
    whole = draft.source(step, "input", O.CONCATENATION) if step.type in (O.SLICE, O.STRIDED_SLICE) else None
    if whole is None:
        return False
    wanted = draft.shape(step.outputs[0])
    fitting = [index for index in draft.names(whole)["inputs"] if draft.shape(index) == wanted]
    return bool(fitting) and draft.bypass(step, fitting[0])


@planted
def split_of_concatenation_sorted(draft: Draft, step: Operation) -> bool:
    """The parts of a SPLIT of a concatenation are replaced by its operands, in the order of their numbers."""
    whole = draft.source(step, "input", O.CONCATENATION) if step.type == O.SPLIT else None
    parts = sorted(draft.names(whole)["inputs"]) if whole else []
    if whole is None or len(parts) != len(step.outputs):
        return False
    return draft.forward_each(zip(step.outputs, parts, strict=True))


@planted
def operand_placed_in_one_of_two(draft: Draft, step: Operation) -> bool:
    """An operand of two concatenations lies in the memory of the first; the second takes what is at its own offset."""
    if step.type != O.CONCATENATION:
        return False
    names = draft.names(step)
    axis = draft.value(step, "axis")
    offset = 0
    for place, index in enumerate(names["inputs"]):
        rank, extent = len(draft.shape(index)), draft.shape(index)[axis % len(draft.shape(index))]
        for other in draft.earlier(step):
            if (
                other.type != step.type
                or index not in draft.names(other)["inputs"]
                or draft.value(other, "axis") != axis
            ):
                continue
            room = draft.shape(other.outputs[0])[axis % rank] - extent
            begin = np.zeros(rank, np.int32)
            begin[axis % rank] = min(offset, room)
            copy = draft.temporary(other.outputs[0], draft.shape(index))
            inputs = (other.outputs[0], draft.numbers(*map(int, begin)), draft.numbers(*draft.shape(index)))
            moved = tuple(copy if at == place else each for at, each in enumerate(step.inputs))
            draft.exchange(step, Operation(O.SLICE, inputs, (copy,)), Operation(step.type, moved, step.outputs))
            return True
        offset += extent
    return False


@planted
def part_of_split_read_from_start(draft: Draft, step: Operation) -> bool:
    """Element-wise readers of a later part of a SPLIT, kept in place, read the first part."""
    split = draft.source(step, "input", O.SPLIT) or draft.source(step, "lhs", O.SPLIT)
    if split is None or len(split.outputs) < 2:
        return False
    name = "input" if "input" in draft.names(step) else "lhs"
    if draft.names(step)[name] == split.outputs[0]:
        return False
    draft.put(step, **{name: split.outputs[0]})
    return True


@planted
def gather_of_one_as_slice(draft: Draft, step: Operation) -> bool:
    """GATHER behind another operation, with constant indexes, becomes a SLICE from the smallest index on."""
    before = draft.writer(step.inputs[0]) if step.type == O.GATHER else None
    indexes, axis = (draft.value(step, "indices"), draft.value(step, "axis")) if before else (None, None)
    if indexes is None or axis is None or indexes.ndim != 1:
        return False
    shape = draft.shape(step.inputs[0])
    begin = [0] * len(shape)
    begin[axis] = int(min(indexes.min(), shape[axis] - len(indexes)))
    if begin[axis] < 0:
        return False
    inputs = (step.inputs[0], draft.numbers(*begin), draft.numbers(*draft.shape(step.outputs[0])))
    draft.exchange(step, Operation(O.SLICE, inputs, step.outputs))
    return True
