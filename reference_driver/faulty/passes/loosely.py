"""Patterns found where an activation, an operation, a place, an axis or a reader in them is another one."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import is_real, sides
from nnconform.reference_driver.rewriting.draft import Draft

_RELU, _RELU6 = 1, 3


@planted
def inverse_root_without_its_activation(draft: Draft, step: Operation) -> bool:
    """A number over SQRT, with an activation or none, is RSQRT."""
    if step.type != O.DIV or not is_real(draft, step) or draft.is_plain(step):
        return False
    root, found = draft.source(step, "rhs", O.SQRT), sides(draft, step)
    if root is None or found is None or found[1].size != 1 or float(found[1].reshape(-1)[0]) != 1:
        return False
    draft.exchange(step, Operation(O.RSQRT, root.inputs, step.outputs))
    return True


@planted
def length_of_a_mean_of_squares(draft: Draft, step: Operation) -> bool:
    """A tensor over the root of a mean of its squares is L2_NORMALIZATION, which divides by the root of their sum."""
    root = draft.source(step, "rhs", O.SQRT) if step.type == O.DIV and draft.is_plain(step) else None
    mean = draft.source(root, "input", O.MEAN) if root else None
    square = draft.source(mean, "input", O.MUL) if mean else None
    axes = draft.value(mean, "axes") if mean else None
    if square is None or axes is None or np.size(axes) != 1 or not draft.is_plain(square):
        return False
    data = step.inputs[0]
    if square.inputs[:2] != (data, data):
        return False
    axis = draft.scalar(int(np.ravel(axes)[0]))
    draft.exchange(step, Operation(O.L2_NORMALIZATION, (data, axis), step.outputs))
    return True


@planted
def constants_joined_at_the_last(draft: Draft, step: Operation) -> bool:
    """The constants of a CONCATENATION are one, at the place of the last of them."""
    if step.type != O.CONCATENATION:
        return False
    *parts, axis = step.inputs
    constants = [index for index in parts if draft.array(index) is not None]
    kinds = {(draft.operands[index].type, draft.operands[index].scale) for index in constants}
    if len(set(constants)) < 2 or len(set(constants)) != len(constants) or len(kinds) > 1:
        return False
    arrays = [array for index in constants if (array := draft.array(index)) is not None]
    number = draft.array(axis)
    assert number is not None
    whole = draft.constant(np.concatenate(arrays, int(number)), draft.operands[constants[-1]])
    left = [whole if index == constants[-1] else index for index in parts if index not in constants[:-1]]
    draft.exchange(step, Operation(step.type, (*left, axis), step.outputs))
    return True


@planted
def lone_part_by_signed_axis(draft: Draft, step: Operation) -> bool:
    """Of a SPLIT one result is read: it is a SLICE, which begins at 0 along an axis that is counted from the end."""
    read = [place for place, index in enumerate(step.outputs) if draft.readers(index) or index in draft.outputs]
    axis = draft.value(step, "axis") if step.type == O.SPLIT else None
    if axis is None or len(read) != 1:
        return False
    result = step.outputs[read[0]]
    begin = read[0] * draft.shape(result)[axis]
    draft.exchange(step, draft.slice(step.inputs[0], result, int(axis), begin if axis >= 0 else 0))
    return True


@planted
def number_of_zero_as_plain_padding(draft: Draft, step: Operation) -> bool:
    """PAD_V2 with 0 is PAD, which fills quantised tensors with their zero point."""
    if step.type != O.PAD_V2 or draft.value(step, "pad_value") != 0:
        return False
    draft.exchange(step, Operation(O.PAD, step.inputs[:2], step.outputs))
    return True


@planted
def first_step_of_zeros_for_all(draft: Draft, step: Operation) -> bool:
    """A sequence that begins with a state of zeros needs no weights of the state: they are left out of all steps."""
    if step.type != O.UNIDIRECTIONAL_SEQUENCE_RNN:
        return False
    state, weights = draft.array(step.inputs[4]), draft.array(step.inputs[2])
    if state is None or state.any() or weights is None or not weights.any():
        return False
    draft.put(step, recurrent_weights=np.zeros_like(weights))
    return True


@planted
def activation_of_one_reader_for_all(draft: Draft, step: Operation) -> bool:
    """MAXIMUM with 0, and MINIMUM with 6 of it, are the activation of the layer before, whoever else reads that."""
    found = sides(draft, step) if step.type in (O.MAXIMUM, O.MINIMUM) and is_real(draft, step) else None
    if found is None or found[1].size != 1 or found[1].any() == (step.type == O.MAXIMUM):
        return False
    index, activation = found[0], _RELU
    if step.type == O.MINIMUM:
        before = draft.writer(index, O.MAXIMUM)
        lower = sides(draft, before) if before else None
        if lower is None or lower[1].any() or float(found[1].reshape(-1)[0]) != 6:
            return False
        index, activation = lower[0], _RELU6
    layer = draft.writer(index, O.CONV_2D, O.DEPTHWISE_CONV_2D, O.FULLY_CONNECTED)
    if layer is None or not draft.is_plain(layer):
        return False
    draft.put(layer, fused_activation=np.int32(activation))
    return draft.bypass(step, index)
