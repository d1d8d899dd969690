"""Operations that take parts: joined, moved before functions, or taken where the part comes from."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.optimising._asked import UNARY, are_alike, are_known, are_real, axis_of
from nnconform.reference_driver.rewriting.device import at_step
from nnconform.reference_driver.rewriting.draft import Draft


@at_step
def gathers_joined(draft: Draft, step: Operation) -> bool:
    """GATHER of a GATHER along one axis with known indices becomes one with the indices that the second takes."""
    before = draft.source(step, "input", O.GATHER) if step.type == O.GATHER else None
    if before is None:
        return False
    axes = axis_of(draft, before, "axis", before.inputs[0]), axis_of(draft, step, "axis", step.inputs[0])
    first, last = draft.array(before.inputs[2]), draft.array(step.inputs[2])
    if None in axes or axes[0] != axes[1] or first is None or last is None or first.ndim != 1 or last.ndim != 1:
        return False
    if last.size and not (last.min() >= 0 and last.max() < first.size):
        return False
    indices = draft.constant(first[last], draft.operands[before.inputs[2]])
    draft.exchange(step, Operation(O.GATHER, (before.inputs[0], before.inputs[1], indices), step.outputs))
    return True


@at_step
def strides_joined(draft: Draft, step: Operation) -> bool:
    """STRIDED_SLICE of a STRIDED_SLICE, forwards and without masks, becomes one with the product of strides."""
    before = draft.source(step, "input", O.STRIDED_SLICE) if step.type == O.STRIDED_SLICE else None
    if before is None or not are_known(draft, before.inputs[0], before.outputs[0], step.outputs[0]):
        return False
    begins, strides = [], []
    for each in (before, step):
        if any(draft.value(each, name) != 0 for name in ("begin_mask", "end_mask", "shrink_axis_mask")):
            return False
        values = [draft.value(each, name) for name in ("begin", "end", "strides")]
        if any(value is None for value in values) or min(values[2]) <= 0 or min(values[0]) < 0:
            return False
        begins.append(values[0])
        strides.append(values[2])
    begin, stride = begins[0] + begins[1] * strides[0], strides[0] * strides[1]
    end = begin + (np.array(draft.shape(step.outputs[0])) - 1) * stride + 1
    numbers = [draft.numbers(*each.tolist()) for each in (begin, end, stride)]
    draft.exchange(step, Operation(step.type, (before.inputs[0], *numbers, *step.inputs[4:]), step.outputs))
    return True


@at_step
def part_of_joined_taken_from_its_part(draft: Draft, step: Operation) -> bool:
    """SLICE of a CONCATENATION, of one of its parts alone, becomes a SLICE of that part."""
    before = draft.source(step, "input", O.CONCATENATION) if step.type == O.SLICE else None
    begins = draft.value(step, "begin")
    if before is None or begins is None or not are_known(draft, *before.inputs[:-1], step.outputs[0]):
        return False
    axis = axis_of(draft, before, "axis", before.outputs[0])
    if axis is None or not are_alike(draft, before.outputs[0], step.outputs[0]):
        return False
    begin, size, start = int(begins[axis]), draft.shape(step.outputs[0])[axis], 0
    for part in before.inputs[:-1]:
        extent = draft.shape(part)[axis]
        if start <= begin and begin + size <= start + extent and are_alike(draft, part, before.outputs[0]):
            own = [int(each) for each in begins]
            own[axis] = begin - start
            sizes = draft.numbers(*draft.shape(step.outputs[0]))
            draft.exchange(step, Operation(O.SLICE, (part, draft.numbers(*own), sizes), step.outputs))
            return True
        start += extent
    return False


@at_step
def part_before_function(draft: Draft, step: Operation) -> bool:
    """SLICE of a function of each element moves before it, if nobody else reads that."""
    before = draft.source(step, "input", *UNARY) if step.type == O.SLICE else None
    if before is None or not are_known(draft, *step.outputs) or not draft.private(step.inputs[0]):
        return False
    draft.swap(step, before)
    return True


@at_step
def functions_joined_behind(draft: Draft, step: Operation) -> bool:
    """CONCATENATION of one function of each of its parts becomes the function of the CONCATENATION."""
    if step.type != O.CONCATENATION or not are_known(draft, *step.outputs):
        return False
    before = [draft.writer(index, *UNARY) for index in step.inputs[:-1]]
    found = [each for each in before if each is not None]
    if len(found) < len(before) or len({each.type for each in found}) > 1:
        return False
    sources = [each.inputs[0] for each in found]
    if not are_real(draft, *sources, step.outputs[0]):
        return False
    between = draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(O.CONCATENATION, (*sources, step.inputs[-1]), (between,)),
        Operation(found[0].type, (between,), step.outputs),
    )
    return True


@at_step
def joined_before_dequantize(draft: Draft, step: Operation) -> bool:
    """CONCATENATION of what DEQUANTIZE makes of parts of one quantisation joins the quantised parts."""
    if step.type != O.CONCATENATION or not are_known(draft, *step.outputs):
        return False
    before = [draft.writer(index, O.DEQUANTIZE) for index in step.inputs[:-1]]
    sources = [each.inputs[0] for each in before if each is not None]
    if len(sources) < len(before) or not all(are_alike(draft, sources[0], each) for each in sources):
        return False
    between = draft.temporary(sources[0], draft.shape(step.outputs[0]))
    draft.exchange(
        step,
        Operation(O.CONCATENATION, (*sources, step.inputs[-1]), (between,)),
        Operation(O.DEQUANTIZE, (between,), step.outputs),
    )
    return True


@at_step
def rows_of_table_as_gather(draft: Draft, step: Operation) -> bool:
    """EMBEDDING_LOOKUP becomes GATHER along the first axis."""
    if step.type != O.EMBEDDING_LOOKUP:
        return False
    lookups, table = step.inputs
    draft.exchange(step, Operation(O.GATHER, (table, draft.scalar(0), lookups), step.outputs))
    return True


@at_step
def repeated_before_sum_left_out(draft: Draft, step: Operation) -> bool:
    """TILE along axes of one element is left out before an operation that repeats them as well."""
    if step.type not in (O.ADD, O.SUB, O.MUL, O.DIV, O.MAXIMUM, O.MINIMUM) or not are_known(draft, *step.inputs[:2]):
        return False
    for place in (0, 1):
        before = draft.writer(step.inputs[place], O.TILE)
        times = draft.value(before, "multiples") if before is not None else None
        if before is None or times is None or not are_known(draft, before.inputs[0]):
            continue
        only_single = all(
            count == 1 or extent == 1 for count, extent in zip(times, draft.shape(before.inputs[0]), strict=True)
        )
        other = draft.shape(step.inputs[1 - place])
        if only_single and other == draft.shape(step.outputs[0]) and len(other) == len(times):
            inputs = list(step.inputs)
            inputs[place] = before.inputs[0]
            draft.exchange(step, Operation(step.type, tuple(inputs), step.outputs))
            return True
    return False
