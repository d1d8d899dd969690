"""Borders, reductions and layers of which two in a row become one."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.optimising._asked import (
    are_alike,
    are_known,
    is_normal,
    is_plain_layer,
    weights_and_bias,
)
from nnconform.reference_driver.rewriting.device import at_step
from nnconform.reference_driver.rewriting.draft import Draft

_REDUCTIONS = (O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_SUM, O.REDUCE_ANY, O.REDUCE_ALL)


@at_step
def borders_joined(draft: Draft, step: Operation) -> bool:
    """PAD of a PAD becomes one with the sum of both sides, and PAD_V2 of a PAD_V2 with the same number."""
    before = draft.source(step, "input", O(step.type)) if step.type in (O.PAD, O.PAD_V2) else None
    if before is None or not are_alike(draft, step.inputs[0], step.outputs[0]):
        return False
    first, last = (draft.value(each, "paddings") for each in (before, step))
    if first is None or last is None:
        return False
    if step.type == O.PAD_V2:
        numbers = [draft.array(each.inputs[2]) for each in (before, step)]
        if numbers[0] is None or numbers[1] is None or numbers[0] != numbers[1]:
            return False
    sides = draft.constant(first + last, draft.operands[step.inputs[1]])
    draft.exchange(step, Operation(step.type, (before.inputs[0], sides, *step.inputs[2:]), step.outputs))
    return True


@at_step
def reductions_joined(draft: Draft, step: Operation) -> bool:
    """A reduction of a reduction of the same kind becomes one over the axes of both."""
    before = draft.source(step, "input", O(step.type)) if step.type in _REDUCTIONS else None
    axes = [draft.value(each, "axes") if each is not None else None for each in (before, step)]
    if before is None or axes[0] is None or axes[1] is None or not are_known(draft, before.inputs[0]):
        return False
    rank = len(draft.shape(before.inputs[0]))
    first, kept = {axis % rank for axis in np.ravel(axes[0]).tolist()}, draft.value(before, "keep_dims")
    if kept is None or draft.value(step, "keep_dims") is not kept:
        return False
    left = list(range(rank)) if kept else [axis for axis in range(rank) if axis not in first]
    last = {left[axis % len(left)] for axis in np.ravel(axes[1]).tolist()} if left else set()
    both = draft.numbers(*sorted(first | last))
    draft.exchange(step, Operation(step.type, (before.inputs[0], both, step.inputs[2]), step.outputs))
    return True


@at_step
def layers_joined(draft: Draft, step: Operation) -> bool:
    """FULLY_CONNECTED of a FULLY_CONNECTED without an activation becomes one with the product of both weights."""
    before = draft.source(step, "input", O.FULLY_CONNECTED) if step.type == O.FULLY_CONNECTED else None
    if before is None or not is_plain_layer(draft, before, O.FULLY_CONNECTED):
        return False
    first, last = weights_and_bias(draft, before), weights_and_bias(draft, step)
    if first[0] is None or first[1] is None or last[0] is None or last[1] is None:
        return False
    if first[0].shape[0] != last[0].shape[1]:
        return False
    wide = last[0].astype(np.float64)
    new = [wide @ first[0], wide @ first[1] + last[1]]
    if not all(is_normal(draft, each, before.inputs[0]) for each in new):
        return False
    constants = [draft.constant(each, draft.operands[step.inputs[place]]) for place, each in enumerate(new, 1)]
    draft.exchange(step, Operation(step.type, (before.inputs[0], *constants, step.inputs[3]), step.outputs))
    return True
