"""Branches and loops decided, merged or removed wrongly."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation, Subgraph
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft


def _branches(draft: Draft, step: Operation) -> list[Subgraph]:
    return [draft.model.referenced[draft.operands[index].location.offset] for index in step.inputs[1:3]]


@planted
def branches_compared_by_operations(draft: Draft, step: Operation) -> bool:
    """Two branches of an IF with the same operations are taken for equal, whatever their constants."""
    if step.type != O.IF:
        return False
    kinds = [[inner.type for inner in graph.operations] for graph in _branches(draft, step)]
    if kinds[0] != kinds[1] or step.inputs[1] == step.inputs[2]:
        return False
    condition, first, _, *more = step.inputs
    draft.exchange(step, Operation(O.IF, (condition, first, first, *more), step.outputs))
    return True


@planted
def branch_of_constant_condition_removed(draft: Draft, step: Operation) -> bool:
    """Of an IF with a constant condition the branch that is taken is removed, and the other one runs."""
    condition = draft.array(step.inputs[0]) if step.type == O.IF else None
    if condition is None:
        return False
    first, second = step.inputs[1:3]
    taken = second if bool(condition.ravel()[0]) else first
    inputs = (step.inputs[0], taken, taken, *step.inputs[3:])
    draft.exchange(step, Operation(O.IF, inputs, step.outputs))
    return True


@planted
def condition_computed_early(draft: Draft, step: Operation) -> bool:
    """An IF whose condition an operation computes takes the branch of a false one."""
    if step.type != O.IF or draft.writer(step.inputs[0]) is None:
        return False
    false = draft.constant(np.zeros(1, bool), draft.operands[step.inputs[0]])
    draft.exchange(step, Operation(O.IF, (false, *step.inputs[1:]), step.outputs))
    return True


@planted
def state_of_loop_by_number(draft: Draft, step: Operation) -> bool:
    """The values that an IF or WHILE passes in are taken in the order of their numbers."""
    start = {O.IF: 3, O.WHILE: 2}.get(O(step.type)) if step.type in (O.IF, O.WHILE) else None
    if start is None or list(step.inputs[start:]) == sorted(step.inputs[start:]):
        return False
    draft.exchange(step, Operation(step.type, (*step.inputs[:start], *sorted(step.inputs[start:])), step.outputs))
    return True


@planted
def loop_result_of_first_state(draft: Draft, step: Operation) -> bool:
    """What reads the result of a WHILE reads the value that went in, as if the loop never ran."""
    if step.type != O.WHILE or draft.operands[step.inputs[2]].lifetime == L.SUBGRAPH:
        return False
    pairs = list(zip(step.outputs, step.inputs[2:], strict=False))
    readable = [(old, new) for old, new in pairs if old not in draft.outputs and draft.readers(old)]
    return bool(readable) and draft.forward_each(readable)
