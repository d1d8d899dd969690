"""Operations that are computed in parts, as on tensors that are larger than a memory, and equal ones computed once."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.optimising._asked import NONE, UNARY, are_alike, are_known, are_real, weights_and_bias
from nnconform.reference_driver.rewriting.device import at_step
from nnconform.reference_driver.rewriting.draft import Draft


def _part(draft: Draft, index: int, axis: int, begin: int, end: int) -> tuple[Operation, int]:
    """Return the SLICE of an operand along an axis, and its result."""
    shape = list(draft.shape(index))
    shape[axis] = end - begin
    part = draft.temporary(index, shape)
    return draft.slice(index, part, axis, begin), part


@at_step
def terms_in_two_halves(draft: Draft, step: Operation) -> bool:
    """FULLY_CONNECTED of real numbers becomes the sum of two, over half of the terms each."""
    if step.type != O.FULLY_CONNECTED or not are_real(draft, *step.inputs[:3]):
        return False
    (weights, _), source = weights_and_bias(draft, step), step.inputs[0]
    if weights is None or not are_known(draft, source, step.outputs[0]) or len(draft.shape(source)) != 2:
        return False
    terms = weights.shape[1]
    if terms < 2 or draft.shape(source)[1] != terms:
        return False
    like, steps, sums = draft.operands[step.inputs[1]], list[Operation](), list[int]()
    for begin, end in ((0, terms // 2), (terms // 2, terms)):
        slicing, part = _part(draft, source, 1, begin, end)
        bias = draft.constant(np.zeros(len(weights)), like) if begin else step.inputs[2]
        own = draft.constant(weights[:, begin:end], like)
        sums.append(draft.temporary(step.outputs[0]))
        dense = Operation(O.FULLY_CONNECTED, (part, own, bias, draft.scalar(int(NONE))), (sums[-1],))
        steps += [slicing, dense]
    draft.exchange(step, *steps, Operation(O.ADD, (*sums, step.inputs[3]), step.outputs))
    return True


@at_step
def rows_in_two_halves(draft: Draft, step: Operation) -> bool:
    """A function of each element is computed on half of the rows at a time."""
    source, result = step.inputs[0], step.outputs[0]
    if step.type not in UNARY or not are_real(draft, source) or not are_known(draft, source, result):
        return False
    rows = draft.shape(source)[0]
    if rows < 2:
        return False
    steps, parts = list[Operation](), list[int]()
    for begin, end in ((0, rows // 2), (rows // 2, rows)):
        slicing, part = _part(draft, source, 0, begin, end)
        parts.append(draft.temporary(result, draft.shape(part)))
        steps += [slicing, Operation(step.type, (part,), (parts[-1],))]
    draft.exchange(step, *steps, Operation(O.CONCATENATION, (*parts, draft.scalar(0)), step.outputs))
    return True


@at_step
def equal_operations_merged(draft: Draft, step: Operation) -> bool:
    """What another operation computes of the same operands already is taken from it."""
    for other in draft.earlier(step):
        if other.type != step.type or len(step.outputs) != 1 or step.type in (O.RANDOM_MULTINOMIAL, O.IF, O.WHILE):
            continue
        same = len(other.inputs) == len(step.inputs) and all(
            _equal(draft, one, two) for one, two in zip(other.inputs, step.inputs, strict=True)
        )
        if same and are_alike(draft, other.outputs[0], step.outputs[0]):
            return draft.bypass(step, other.outputs[0])
    return False


def _equal(draft: Draft, one: int, other: int) -> bool:
    """Return whether operands are one, or constants that are equal byte by byte."""
    if one == other:
        return True
    first, second = draft.operands[one], draft.operands[other]
    if first.lifetime == L.NO_VALUE or second.lifetime == L.NO_VALUE:
        return first.lifetime == second.lifetime
    arrays = draft.array(one), draft.array(other)
    same = replace(first, lifetime=second.lifetime, location=second.location, number_of_consumers=0)
    alike = same == replace(second, number_of_consumers=0)
    return alike and arrays[0] is not None and arrays[1] is not None and arrays[0].tobytes() == arrays[1].tobytes()


@at_step
def layers_side_by_side(draft: Draft, step: Operation) -> bool:
    """Two FULLY_CONNECTED of one input with as many results become one, whose result is SPLIT."""
    if step.type != O.FULLY_CONNECTED or not are_real(draft, *step.inputs[:3]) or not are_known(draft, *step.outputs):
        return False
    own = weights_and_bias(draft, step)
    for other in draft.earlier(step):
        theirs = weights_and_bias(draft, other) if other.type == O.FULLY_CONNECTED else (None, None)
        if own[0] is None or own[1] is None or theirs[0] is None or theirs[1] is None:
            continue
        activations = [draft.value(each, "fused_activation") for each in (step, other)]
        same = other.inputs[0] == step.inputs[0] and theirs[0].shape == own[0].shape and None not in activations
        if not same or activations[0] != activations[1] or not are_known(draft, *other.outputs):
            continue
        rows, out = draft.shape(step.outputs[0])
        both = draft.temporary(step.outputs[0], (rows, 2 * out))
        constants = [
            draft.constant(np.concatenate(arrays), draft.operands[step.inputs[place]])
            for place, arrays in ((1, (theirs[0], own[0])), (2, (theirs[1], own[1])))
        ]
        draft.steps.remove(step)
        draft.exchange(
            other,
            Operation(O.FULLY_CONNECTED, (step.inputs[0], *constants, step.inputs[3]), (both,)),
            Operation(O.SPLIT, (both, draft.scalar(1), draft.scalar(2)), (*other.outputs, *step.outputs)),
        )
        return True
    return False
