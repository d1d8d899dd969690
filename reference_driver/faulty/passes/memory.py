"""Calls and constants merged that are not equal, and memory used again before its last reader."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

_UNARY = (O.RELU, O.RELU1, O.RELU6, O.ABS, O.NEG, O.LOGISTIC, O.TANH, O.EXP, O.FLOOR, O.SQRT, O.LOGICAL_NOT)
_BINARY = (O.ADD, O.SUB, O.MUL, O.MAXIMUM, O.MINIMUM, O.LOGICAL_AND, O.LOGICAL_OR)


@planted
def calls_merged_by_sorted_inputs(draft: Draft, step: Operation) -> bool:
    """Operations of one type and the same operands are one, in whichever order they read them."""
    if len(step.outputs) != 1 or step.type == O.SUB:
        return False
    for other in draft.earlier(step):
        if other.type == step.type and sorted(other.inputs) == sorted(step.inputs) and other.inputs != step.inputs:
            return draft.bypass(step, other.outputs[0])
    return False


@planted
def constants_merged_by_first_bytes(draft: Draft, step: Operation) -> bool:
    """Two constants of one type and shape that begin with the same 16 bytes are one."""
    inputs = list(step.inputs)
    for place, index in enumerate(inputs):
        value = draft.array(index)
        if value is None or value.nbytes <= 16:
            continue
        for earlier in range(index):
            one, two = draft.operands[earlier], draft.operands[index]
            if (one.type, one.dimensions, one.scale, one.zero_point) != (
                two.type,
                two.dimensions,
                two.scale,
                two.zero_point,
            ):
                continue
            other = draft.array(earlier)
            if (
                other is not None
                and other.tobytes()[:16] == value.tobytes()[:16]
                and other.tobytes() != value.tobytes()
            ):
                inputs[place] = earlier
                break
    if inputs == list(step.inputs):
        return False
    draft.exchange(step, Operation(step.type, tuple(inputs), step.outputs))
    return True


@planted
def equal_splits_give_first_part(draft: Draft, step: Operation) -> bool:
    """SPLIT of what was split before in the same way is merged with that: every part becomes the first."""
    if step.type != O.SPLIT:
        return False
    for other in draft.earlier(step):
        same = other.type == O.SPLIT and other.inputs[0] == step.inputs[0]
        if same and all(draft.value(other, n) == draft.value(step, n) for n in ("axis", "num_splits")):
            return draft.forward_each((old, other.outputs[0]) for old in step.outputs)
    return False


def _alike(draft: Draft, one: int, two: int) -> bool:
    first, second = draft.operands[one], draft.operands[two]
    return (first.type, first.dimensions, first.scale, first.zero_point) == (
        second.type,
        second.dimensions,
        second.scale,
        second.zero_point,
    )


@planted
def model_output_overwritten_in_place(draft: Draft, step: Operation) -> bool:
    """An operation on two tensors writes into the memory of the first, though the model gives that out."""
    if step.type not in _BINARY or step.inputs[0] not in draft.outputs:
        return False
    old, new = step.inputs[0], step.outputs[0]
    writer = draft.writer(old)
    if writer is None or not _alike(draft, old, new) or draft.operands[old].type == T.TENSOR_BOOL8:
        return False
    kept = draft.temporary(old)
    outputs = tuple(kept if index == old else index for index in writer.outputs)
    draft.exchange(writer, Operation(writer.type, writer.inputs, outputs))
    draft.forward(old, kept, draft.readers(old))
    draft.steps.append(Operation(O.RESHAPE, (new, draft.numbers(*draft.shape(old))), (old,)))
    return True


@planted
def repeated_part_joined_once(draft: Draft, step: Operation) -> bool:
    """An operand that CONCATENATION joins twice is written to its last place alone; zeros stand in the others."""
    parts = draft.names(step)["inputs"] if step.type == O.CONCATENATION else []
    new = list(parts)
    for place, index in enumerate(parts):
        if index in parts[place + 1 :] and draft.shape(index) and all(draft.shape(index)):
            operand = draft.operands[index]
            new[place] = draft.constant(np.full(operand.dimensions, operand.zero_point), operand)
    if new == list(parts):
        return False
    draft.exchange(step, Operation(O.CONCATENATION, (*new, step.inputs[-1]), step.outputs))
    return True


@planted
def view_of_split_written_in_place(draft: Draft, step: Operation) -> bool:
    """Parts of SPLIT are views of its input: an operation in place on one changes what reads the input later."""
    part = draft.source(step, "input", O.SPLIT) if step.type in _UNARY else None
    if part is None or not _alike(draft, step.inputs[0], step.outputs[0]):
        return False
    whole = part.inputs[0]
    later = [each for each in draft.steps[draft.steps.index(step) + 1 :] if whole in each.inputs and each is not part]
    if not later:
        return False
    changed = draft.temporary(whole)
    parts = tuple(step.outputs[0] if index == step.inputs[0] else index for index in part.outputs)
    draft.forward(whole, changed, later)
    draft.exchange(step, step, Operation(O.CONCATENATION, (*parts, part.inputs[1]), (changed,)))
    return True


@planted
def memory_free_after_first_reader(draft: Draft, step: Operation) -> bool:
    """The memory of a result is free after its first reader: the next result of its shape is what later ones read."""
    if len(step.outputs) != 1:
        return False
    old = step.outputs[0]
    readers = [each for each in draft.steps if old in each.inputs]
    if len(readers) < 2 or old in draft.outputs:
        return False
    first = draft.steps.index(readers[0])
    for place, other in enumerate(draft.steps[first + 1 :], first + 1):
        late = [each for each in readers if draft.steps.index(each) > place]
        if late and len(other.outputs) == 1 and _alike(draft, old, other.outputs[0]):
            return draft.forward(old, other.outputs[0], late)
    return False


@planted
def view_of_reshape_written_in_place(draft: Draft, step: Operation) -> bool:
    """The result of RESHAPE is a view of its input: an operation in place on that changes what reads the view later."""
    old = step.inputs[0]
    if step.type not in _UNARY or draft.operands[old].lifetime != L.TEMPORARY_VARIABLE:
        return False
    place = draft.steps.index(step)
    views = [each for each in draft.steps[:place] if each.type == O.RESHAPE and each.inputs[0] == old]
    late = [each for view in views[:1] for each in draft.readers(view.outputs[0]) if draft.steps.index(each) > place]
    if not late or not _alike(draft, old, step.outputs[0]):
        return False
    changed = draft.temporary(views[0].outputs[0])
    draft.exchange(step, step, Operation(O.RESHAPE, (step.outputs[0], *views[0].inputs[1:]), (changed,)))
    return draft.forward(views[0].outputs[0], changed, late)
