"""Operands that a compiler reads in another place or by other rules than the operation that it replaces."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import QUANTISED
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

_BINARY = (O.ADD, O.SUB, O.MUL, O.DIV, O.MAXIMUM, O.MINIMUM)
_COMPARED = (O.MAXIMUM, O.MINIMUM, O.LESS, O.LESS_EQUAL, O.GREATER, O.GREATER_EQUAL, O.EQUAL, O.NOT_EQUAL)


@planted
def part_of_concatenation_read_as_dense(draft: Draft, step: Operation) -> bool:
    """A sum reads an operand that lies in the result of a CONCATENATION as if its elements lay side by side there."""
    if step.type not in (O.ADD, O.MUL):
        return False
    for side in (0, 1):
        index = step.inputs[side]
        joined = next((each for each in draft.readers(index) if each.type == O.CONCATENATION), None)
        if joined is None or step.outputs[0] in joined.inputs or draft.writer(index) is None:
            continue
        whole, size = joined.outputs[0], int(np.prod(draft.shape(index)))
        flat, part, dense = (draft.temporary(whole, shape) for shape in ((-1,), (size,), draft.shape(index)))
        total = int(np.prod(draft.shape(whole)))
        draft.operands[flat] = replace(draft.operands[flat], dimensions=(total,))
        inputs = tuple(dense if place == side else each for place, each in enumerate(step.inputs))
        begin = int(np.prod(draft.shape(joined.inputs[0]))) if index != joined.inputs[0] else 0
        if begin + size > total:
            continue
        draft.exchange(
            step,
            Operation(O.RESHAPE, (whole, draft.numbers(total)), (flat,)),
            Operation(O.SLICE, (flat, draft.numbers(begin), draft.numbers(size)), (part,)),
            Operation(O.RESHAPE, (part, draft.numbers(*draft.shape(index))), (dense,)),
            Operation(step.type, inputs, step.outputs),
        )
        return True
    return False


@planted
def factor_folded_into_convolution_that_is_read(draft: Draft, step: Operation) -> bool:
    """A constant factor behind a convolution goes into its filter and bias, though others read the convolution."""
    before = draft.source(step, "lhs", O.CONV_2D, O.FULLY_CONNECTED) if step.type == O.MUL else None
    factor = draft.array(step.inputs[1]) if before is not None else None
    if before is None or factor is None or factor.size != 1 or draft.value(before, "fused_activation") != 0:
        return False
    names = draft.names(before)
    weights, bias = draft.array(before.inputs[1]), draft.array(names["bias"])
    if weights is None or bias is None or draft.operands[before.inputs[1]].scale:
        return False
    if draft.private(before.outputs[0]) or draft.value(step, "fused_activation") != 0:
        return False
    factor = factor.reshape(-1)[0]
    name = "filter" if before.type == O.CONV_2D else "weights"
    draft.put(before, **{name: weights * factor, "bias": bias * factor})
    return draft.bypass(step, before.outputs[0])


@planted
def reversed_slice_of_all_dropped(draft: Draft, step: Operation) -> bool:
    """A STRIDED_SLICE whose result is as large as its input is dropped, also if its strides are negative."""
    return step.type == O.STRIDED_SLICE and draft.bypass(step, step.inputs[0])


@planted
def added_axis_left_to_broadcast(draft: Draft, step: Operation) -> bool:
    """An operation that broadcasts reads what EXPAND_DIMS or RESHAPE reads, if that only adds extents of 1."""
    if step.type not in _BINARY:
        return False
    for side in ("lhs", "rhs"):
        view = draft.source(step, side, O.EXPAND_DIMS, O.RESHAPE)
        if view is None:
            continue
        old, new = draft.shape(view.inputs[0]), draft.shape(view.outputs[0])
        if len(new) > len(old) and [each for each in old if each != 1] == [each for each in new if each != 1]:
            draft.put(step, **{side: view.inputs[0]})
            return True
    return False


@planted
def constant_compared_without_rescaling(draft: Draft, step: Operation) -> bool:
    """A comparison of 8-bit operands takes a constant's elements as they are, in the scale of the other operand."""
    if step.type not in _COMPARED or draft.operands[step.inputs[0]].type not in QUANTISED:
        return False
    for one, other in (step.inputs[:2], step.inputs[1::-1]):
        array, like = draft.array(one), draft.operands[other]
        if array is None or (draft.operands[one].scale, draft.operands[one].zero_point) == (
            like.scale,
            like.zero_point,
        ):
            continue
        new = draft.constant(array, like)
        draft.exchange(
            step, Operation(step.type, tuple(new if each == one else each for each in step.inputs), step.outputs)
        )
        return True
    return False


@planted
def largest_of_scaled_is_largest(draft: Draft, step: Operation) -> bool:
    """ARGMAX of a product with a constant or of a quotient by one is that of the other operand, whatever the sign."""
    before = draft.source(step, "input", O.MUL, O.DIV, O.NEG) if step.type in (O.ARGMAX, O.ARGMIN) else None
    if before is None or (before.type != O.NEG and draft.array(before.inputs[1]) is None):
        return False
    if draft.shape(before.inputs[0]) != draft.shape(before.outputs[0]):
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def shuffle_between_groups_dropped(draft: Draft, step: Operation) -> bool:
    """A CHANNEL_SHUFFLE between two grouped convolutions is taken for part of their layout, and dropped."""
    before = draft.source(step, "input", O.CHANNEL_SHUFFLE) if step.type == O.GROUPED_CONV_2D else None
    first = draft.source(before, "input", O.GROUPED_CONV_2D) if before is not None else None
    if before is None or first is None:
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def mean_of_parts_as_mean_of_means(draft: Draft, step: Operation) -> bool:
    """The MEAN of a CONCATENATION along its axis is half of the sum of two parts' means, however long they are."""
    before = draft.source(step, "input", O.CONCATENATION) if step.type == O.MEAN else None
    parts: tuple[int, ...] = tuple(draft.names(before)["inputs"]) if before is not None else ()
    if before is None or len(parts) != 2 or draft.operands[parts[0]].scale:
        return False
    one, other, total = (draft.temporary(step.outputs[0]) for _ in range(3))
    half = draft.constant(np.array([0.5]), replace(draft.operands[parts[0]], dimensions=(1,)))
    draft.exchange(
        step,
        Operation(O.MEAN, (parts[0], *step.inputs[1:]), (one,)),
        Operation(O.MEAN, (parts[1], *step.inputs[1:]), (other,)),
        Operation(O.ADD, (one, other, draft.scalar(0)), (total,)),
        Operation(O.MUL, (total, half, draft.scalar(0)), step.outputs),
    )
    return True


@planted
def inner_choice_by_outer_condition(draft: Draft, step: Operation) -> bool:
    """A SELECT that may give another SELECT gives what that gives where its condition holds."""
    inner = draft.source(step, "if_true", O.SELECT) if step.type == O.SELECT else None
    if inner is None:
        return False
    draft.put(step, if_true=inner.inputs[1])
    return True
