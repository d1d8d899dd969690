"""What is done to both sides of an operation that a compiler does to its result instead, with the sides exchanged."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

# Sides may not be exchanged.
_ONE_WAY = (O.SUB, O.DIV, O.LESS, O.LESS_EQUAL, O.GREATER, O.GREATER_EQUAL, O.POW)


def _hoisted(draft: Draft, step: Operation, *moves: O) -> bool:
    """Move an operation before the same move of both of its sides, which it then reads in the wrong order."""
    if step.type not in _ONE_WAY:
        return False
    one, other = (draft.writer(index, *moves) for index in step.inputs[:2])
    if one is None or other is None or one.type != other.type or one is other:
        return False
    sources = one.inputs[0], other.inputs[0]
    if draft.shape(sources[0]) != draft.shape(sources[1]) or not all(map(draft.shape, sources)):
        return False
    arguments = [[draft.array(index) for index in each.inputs[1:]] for each in (one, other)]
    for first, second in zip(*arguments, strict=True):
        if first is None or second is None or first.tolist() != second.tolist():
            return False
    between = draft.temporary(step.outputs[0], draft.shape(sources[0]))
    draft.exchange(
        step,
        Operation(step.type, (*sources[::-1], *step.inputs[2:]), (between,)),
        Operation(one.type, (between, *one.inputs[1:]), step.outputs),
    )
    return True


@planted
def transposes_hoisted_exchanged(draft: Draft, step: Operation) -> bool:
    """Of two results of TRANSPOSE, the operation is computed before it, of exchanged sides."""
    return _hoisted(draft, step, O.TRANSPOSE)


@planted
def views_hoisted_exchanged(draft: Draft, step: Operation) -> bool:
    """Of two results of RESHAPE, the operation is computed before it, of exchanged sides."""
    return _hoisted(draft, step, O.RESHAPE)


@planted
def parts_hoisted_exchanged(draft: Draft, step: Operation) -> bool:
    """Of two results of SLICE, GATHER or REVERSE, the operation is computed before it, of exchanged sides."""
    return _hoisted(draft, step, O.SLICE, O.GATHER, O.REVERSE)


@planted
def repetitions_hoisted_exchanged(draft: Draft, step: Operation) -> bool:
    """Of two results of TILE, or of RESIZE to the nearest, the operation is computed before, of exchanged sides."""
    return _hoisted(draft, step, O.TILE, O.RESIZE_NEAREST_NEIGHBOR)
