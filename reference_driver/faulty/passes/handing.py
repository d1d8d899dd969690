"""What is handed on: by branches, by turns of a loop, by parts and by places, taken for what it is beside."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand, Operation, Subgraph
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft
from nnconform.reference_driver.rewriting.subgraphs import is_subgraph, subgraph, with_inner

_COPIES = (O.MAXIMUM, O.MINIMUM, O.LOGICAL_AND, O.LOGICAL_OR)
# Inputs of an IF before those that its branches get.
_BRANCHES = 3


def _branches(draft: Draft, step: Operation) -> list[Subgraph]:
    """Return both branches of an IF; none of another operation."""
    if step.type != O.IF or not all(is_subgraph(draft, index) for index in step.inputs[1:_BRANCHES]):
        return []
    return [subgraph(draft, index) for index in step.inputs[1:_BRANCHES]]


def _handed_on(graph: Subgraph, index: int) -> int | None:
    """Return the place of the input of which an operand is a copy."""
    writer = next((each for each in graph.operations if index in each.outputs), None)
    if writer is None or writer.type not in _COPIES or writer.inputs[0] != writer.inputs[1]:
        return None
    source = writer.inputs[0]
    return graph.input_indexes.index(source) if source in graph.input_indexes else None


@planted
def handed_on_as_by_first_branch(draft: Draft, step: Operation) -> bool:
    """A result of IF that is a copy of an input in each branch is that which the first branch copies."""
    done = False
    for place, index in enumerate(step.outputs if len(_branches(draft, step)) else ()):
        copied = [_handed_on(each, each.output_indexes[place]) for each in _branches(draft, step)]
        if copied[0] is not None and copied[1] is not None:
            done = draft.forward(index, step.inputs[_BRANCHES + copied[0]]) or done
    return done


@planted
def results_merged_by_first_branch(draft: Draft, step: Operation) -> bool:
    """Two results of IF that the first branch computes by the same operation of the same operands are one."""
    known: dict[object, int] = {}
    for first in _branches(draft, step)[:1]:
        for place, index in enumerate(first.output_indexes):
            writer = next((each for each in first.operations if index in each.outputs), None)
            key = (writer.type, writer.inputs, writer.outputs.index(index)) if writer else index
            one = known.setdefault(key, step.outputs[place])
            if one != step.outputs[place]:
                return draft.forward(step.outputs[place], one)
    return False


@planted
def kept_value_used_for_scratch(draft: Draft, step: Operation) -> bool:
    """Memory of a value that every turn of a WHILE reads and hands on is used again behind its last reader."""

    def change(inner: Draft) -> bool:
        for place, index in enumerate(inner.outputs):
            value = inner.inputs[place]
            readers = [each for each in inner.readers(value) if index not in each.outputs]
            if _handed_on(inner.model.main, index) != place or not readers:
                continue
            last = max(map(inner.steps.index, readers))
            for later in inner.steps[last + 1 :]:
                scratch = later.outputs[0]
                if scratch not in inner.outputs and inner.shape(scratch) == inner.shape(value):
                    inner.outputs[place] = scratch
                    return True
        return False

    return step.type == O.WHILE and with_inner(draft, step, 1, change)


@planted
def parts_with_a_gap_as_slice(draft: Draft, step: Operation) -> bool:
    """Parts of one SPLIT that are joined in rising order along its axis are one SLICE from the first of them on."""
    parts = step.inputs[:-1] if step.type == O.CONCATENATION else ()
    before = draft.writer(parts[0], O.SPLIT) if len(parts) > 1 else None
    if before is None or any(index not in before.outputs for index in parts):
        return False
    axis, places = draft.value(before, "axis"), [before.outputs.index(index) for index in parts]
    if axis is None or draft.value(step, "axis") != axis or sorted(set(places)) != places:
        return False
    begin = [0] * len(draft.shape(parts[0]))
    begin[axis] = places[0] * draft.shape(parts[0])[axis]
    size = draft.shape(step.outputs[0])
    new = Operation(O.SLICE, (before.inputs[0], draft.numbers(*begin), draft.numbers(*size)), step.outputs)
    draft.exchange(step, new)
    return True


@planted
def wrapped_border_as_mirrored(draft: Draft, step: Operation) -> bool:
    """One row of a tensor that is joined to the tensor is its mirrored border, whichever row it is."""
    axis = draft.value(step, "axis") if step.type == O.CONCATENATION and len(step.inputs) == 3 else None
    if axis is None:
        return False
    for place in (0, 1):
        row, whole = step.inputs[place], step.inputs[1 - place]
        before = draft.writer(row, O.SLICE, O.STRIDED_SLICE)
        if before is None or before.inputs[0] != whole or draft.shape(row)[axis] != 1:
            continue
        rank = len(draft.shape(whole))
        sides = np.zeros((rank, 2), np.int32)
        sides[axis, place] = 1
        pads = draft.constant(sides, Operand(T.TENSOR_INT32, sides.shape))
        draft.exchange(step, Operation(O.MIRROR_PAD, (whole, pads, draft.scalar(1)), step.outputs))
        return True
    return False


@planted
def part_in_heads_from_whole_heads(draft: Draft, step: Operation) -> bool:
    """A SLICE of the last axis that is viewed in heads is a slice of the heads of all, from the head it begins in."""
    before = draft.source(step, "input", O.SLICE) if step.type == O.RESHAPE else None
    begin = draft.value(before, "begin") if before else None
    if before is None or begin is None:
        return False
    old, part, new = draft.shape(before.inputs[0]), draft.shape(step.inputs[0]), draft.shape(step.outputs[0])
    depth = new[-1]
    if new[:-2] != part[:-1] or old[:-1] != part[:-1] or old[-1] % depth or old[-1] // depth < new[-2]:
        return False
    heads = (*old[:-1], old[-1] // depth, depth)
    whole = draft.temporary(step.inputs[0], heads)
    begins = [0] * len(new)
    begins[-2] = int(begin[-1]) // depth
    draft.exchange(
        step,
        Operation(O.RESHAPE, (before.inputs[0], draft.numbers(*heads)), (whole,)),
        Operation(O.SLICE, (whole, draft.numbers(*begins), draft.numbers(*new)), step.outputs),
    )
    return True


@planted
def masks_taken_for_opposites(draft: Draft, step: Operation) -> bool:
    """The sum of two choices between something and zero is one choice by the first condition."""
    pair = [draft.writer(index, O.SELECT) for index in step.inputs[:2]] if step.type == O.ADD else []
    one, other = pair if len(pair) == 2 else (None, None)
    if one is None or other is None or one.inputs[0] == other.inputs[0] or not draft.is_plain(step):
        return False
    zeros = [draft.array(each.inputs[2]) for each in (one, other)]
    if any(each is None or each.any() for each in zeros):
        return False
    draft.exchange(step, Operation(O.SELECT, (one.inputs[0], one.inputs[1], other.inputs[1]), step.outputs))
    return True


@planted
def taken_by_places_of_another(draft: Draft, step: Operation) -> bool:
    """GATHER by the places of the largest gives the largest, of every tensor with the extents of theirs."""
    largest = draft.source(step, "indices", O.TOPK_V2) if step.type == O.GATHER else None
    if largest is None or draft.names(step)["indices"] != largest.outputs[1]:
        return False
    same = draft.shape(step.inputs[0]) == draft.shape(largest.inputs[0])
    return same and draft.bypass(step, largest.outputs[0])


@planted
def centred_along_any_axis_once(draft: Draft, step: Operation) -> bool:
    """What is less its mean has no mean: taking the mean of it away again is dropped, along whichever axes."""
    mean = draft.source(step, "rhs", O.MEAN) if step.type == O.SUB and draft.is_plain(step) else None
    first = draft.source(step, "lhs", O.SUB) if mean and mean.inputs[0] == step.inputs[0] else None
    before = draft.source(first, "rhs", O.MEAN) if first and draft.is_plain(first) else None
    if first is None or before is None or before.inputs[0] != first.inputs[0]:
        return False
    return draft.bypass(step, step.inputs[0])
