"""A TRANSPOSE that a compiler moves behind what reads it, with an axis, or numbers by axis, taken over as they are."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

_SEQUENCES = (O.UNIDIRECTIONAL_SEQUENCE_RNN, O.UNIDIRECTIONAL_SEQUENCE_LSTM)


def _before(draft: Draft, step: Operation, *kinds: O) -> Operation | None:
    """Return the TRANSPOSE that an operation of these kinds reads, if nothing else does."""
    before = draft.source(step, "input", O.TRANSPOSE) if step.type in kinds else None
    if before is None or draft.value(before, "perm") is None or not draft.private(before.outputs[0]):
        return None
    return before


def _turned(draft: Draft, step: Operation, before: Operation) -> bool:
    """Let ``step`` read what was not transposed, with its arguments, and transpose its results."""
    order = draft.value(before, "perm")
    parts = []
    for index in step.outputs:
        shape = draft.shape(index)
        if len(shape) != len(order):
            return False
        parts.append(draft.temporary(index, [shape[at] for at in np.argsort(order)]))
    moved = Operation(step.type, (before.inputs[0], *step.inputs[1:]), tuple(parts))
    turns = [
        Operation(O.TRANSPOSE, (part, before.inputs[1]), (end,)) for part, end in zip(parts, step.outputs, strict=True)
    ]
    draft.exchange(step, moved, *turns)
    return True


@planted
def softmax_axis_kept_before_transpose(draft: Draft, step: Operation) -> bool:
    """SOFTMAX and LOG_SOFTMAX of a TRANSPOSE come first, along the axis of the same number."""
    before = _before(draft, step, O.SOFTMAX, O.LOG_SOFTMAX)
    return before is not None and _turned(draft, step, before)


@planted
def norm_axis_kept_before_transpose(draft: Draft, step: Operation) -> bool:
    """A normalisation of a TRANSPOSE comes first, along the axis of the same number."""
    before = _before(draft, step, O.L2_NORMALIZATION, O.LOCAL_RESPONSE_NORMALIZATION)
    return before is not None and _turned(draft, step, before)


@planted
def reversed_axis_kept_before_transpose(draft: Draft, step: Operation) -> bool:
    """REVERSE of a TRANSPOSE comes first, along the axis of the same number."""
    before = _before(draft, step, O.REVERSE)
    return before is not None and _turned(draft, step, before)


@planted
def shuffled_axis_kept_before_transpose(draft: Draft, step: Operation) -> bool:
    """CHANNEL_SHUFFLE of a TRANSPOSE comes first, along the axis of the same number."""
    before = _before(draft, step, O.CHANNEL_SHUFFLE)
    return before is not None and _turned(draft, step, before)


@planted
def gathered_axis_kept_before_transpose(draft: Draft, step: Operation) -> bool:
    """GATHER of a TRANSPOSE comes first, along the axis of the same number."""
    before = _before(draft, step, O.GATHER)
    return before is not None and _turned(draft, step, before)


@planted
def slopes_kept_before_transpose(draft: Draft, step: Operation) -> bool:
    """PRELU of a TRANSPOSE comes first, its slopes along the last axis as before."""
    before = _before(draft, step, O.PRELU)
    return before is not None and _turned(draft, step, before)


@planted
def time_and_batch_not_exchanged(draft: Draft, step: Operation) -> bool:
    """A TRANSPOSE that puts time first is dropped before a sequence, which still takes the first axis for time."""
    before = _before(draft, step, *_SEQUENCES)
    if before is None or draft.shape(before.inputs[0]) != draft.shape(before.outputs[0]):
        return False
    return draft.forward(before.outputs[0], before.inputs[0])


@planted
def rows_of_weights_for_columns(draft: Draft, step: Operation) -> bool:
    """A constant factor behind EMBEDDING_LOOKUP goes into the table, along its rows if it has as many."""
    before = draft.source(step, "lhs", O.EMBEDDING_LOOKUP) if step.type == O.MUL else None
    factor = draft.array(step.inputs[1]) if before is not None else None
    table = draft.value(before, "values") if before is not None else None
    if before is None or factor is None or table is None or draft.value(step, "fused_activation") != 0:
        return False
    if table.ndim != 2 or factor.ndim != 1 or len(factor) != len(table) or draft.operands[before.inputs[1]].scale:
        return False
    scaled = draft.constant(table * factor[:, None], draft.operands[before.inputs[1]])
    draft.exchange(step, Operation(before.type, (before.inputs[0], scaled), step.outputs))
    return True
