"""Operations of one kind in a row that become one, or none."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.optimising._asked import are_alike, are_known, are_real, axis_of, order
from nnconform.reference_driver.rewriting.device import at_step
from nnconform.reference_driver.rewriting.draft import Draft

# What a clamp takes in, by what it leaves as it is.
_CLAMPED = {O.RELU: (O.RELU, O.RELU6), O.RELU6: (O.RELU6,), O.RELU1: (O.RELU1,), O.ABS: (O.ABS, O.RELU, O.RELU6)}


@at_step
def transposes_joined(draft: Draft, step: Operation) -> bool:
    """A TRANSPOSE of a TRANSPOSE becomes one with the second order taken from the first, or none."""
    last, before = order(draft, step), draft.source(step, "input", O.TRANSPOSE)
    first = order(draft, before)
    if last is None or before is None or first is None:
        return False
    joined = tuple(first[axis] for axis in last)
    if joined == tuple(range(len(joined))):
        return draft.bypass(step, before.inputs[0])
    draft.exchange(step, Operation(O.TRANSPOSE, (before.inputs[0], draft.numbers(*joined)), step.outputs))
    return True


@at_step
def reshapes_joined(draft: Draft, step: Operation) -> bool:
    """A RESHAPE of a RESHAPE becomes one to the last extents, or none."""
    before = draft.source(step, "input", O.RESHAPE) if step.type == O.RESHAPE else None
    if before is None or not are_known(draft, before.inputs[0], step.outputs[0]):
        return False
    source, shape = before.inputs[0], draft.shape(step.outputs[0])
    if draft.shape(source) == shape:
        return draft.bypass(step, source)
    draft.exchange(step, Operation(O.RESHAPE, (source, draft.numbers(*shape)), step.outputs))
    return True


@at_step
def slices_joined(draft: Draft, step: Operation) -> bool:
    """A SLICE of a SLICE becomes one that begins at the sum of both places."""
    before = draft.source(step, "input", O.SLICE) if step.type == O.SLICE else None
    begins = [None if each is None else draft.value(each, "begin") for each in (before, step)]
    if before is None or begins[0] is None or begins[1] is None or not are_known(draft, step.outputs[0]):
        return False
    begin, size = draft.numbers(*np.ravel(begins[0] + begins[1])), draft.numbers(*draft.shape(step.outputs[0]))
    draft.exchange(step, Operation(O.SLICE, (before.inputs[0], begin, size), step.outputs))
    return True


@at_step
def concatenations_joined(draft: Draft, step: Operation) -> bool:
    """A CONCATENATION among the parts of another along the same axis gives its parts to it."""
    if step.type != O.CONCATENATION or not are_real(draft, *step.inputs[:-1]):
        return False
    axis, parts = axis_of(draft, step, "axis", step.outputs[0]), list[int]()
    for part in step.inputs[:-1]:
        inner = draft.writer(part, O.CONCATENATION)
        joins = inner is not None and axis is not None and axis_of(draft, inner, "axis", part) == axis
        parts += inner.inputs[:-1] if joins and inner is not None else (part,)
    if len(parts) == len(step.inputs) - 1:
        return False
    draft.exchange(step, Operation(O.CONCATENATION, (*parts, step.inputs[-1]), step.outputs))
    return True


@at_step
def negations_cancelled(draft: Draft, step: Operation) -> bool:
    """NEG of NEG, and LOGICAL_NOT of LOGICAL_NOT, are left out."""
    before = draft.source(step, "input", O(step.type)) if step.type in (O.NEG, O.LOGICAL_NOT) else None
    return before is not None and draft.bypass(step, before.inputs[0])


@at_step
def repeated_clamp_left_out(draft: Draft, step: Operation) -> bool:
    """What takes off nothing that the clamp before it has left is left out."""
    before = draft.source(step, "input", *_CLAMPED[O(step.type)]) if step.type in _CLAMPED else None
    kept = before is not None and are_alike(draft, step.inputs[0], step.outputs[0])
    return kept and draft.bypass(step, step.inputs[0])


@at_step
def cast_to_own_type_left_out(draft: Draft, step: Operation) -> bool:
    """CAST to the type that the input has is left out."""
    return step.type == O.CAST and are_alike(draft, *step.inputs, *step.outputs) and draft.bypass(step, step.inputs[0])


@at_step
def quantised_again_left_out(draft: Draft, step: Operation) -> bool:
    """QUANTIZE of what DEQUANTIZE makes of the same quantisation, in float32, is left out."""
    before = draft.source(step, "input", O.DEQUANTIZE) if step.type == O.QUANTIZE else None
    if before is None or draft.operands[step.inputs[0]].type != T.TENSOR_FLOAT32:
        return False
    return are_alike(draft, before.inputs[0], step.outputs[0]) and draft.bypass(step, before.inputs[0])


@at_step
def parts_joined_again_left_out(draft: Draft, step: Operation) -> bool:
    """CONCATENATION of all parts of a SPLIT, in their order and along its axis, is left out with it."""
    parts = step.inputs[:-1]
    before = draft.writer(parts[0], O.SPLIT) if step.type == O.CONCATENATION else None
    if before is None or before.outputs != parts or not are_alike(draft, before.inputs[0], step.outputs[0]):
        return False
    source = before.inputs[0]
    axes = axis_of(draft, before, "axis", source), axis_of(draft, step, "axis", source)
    return axes[0] is not None and axes[0] == axes[1] and draft.bypass(step, source)
