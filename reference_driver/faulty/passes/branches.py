"""IF rewritten wrongly: its condition, its branches, what goes in and comes out."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand, Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft
from nnconform.reference_driver.rewriting.subgraphs import (
    inline,
    inner_draft,
    is_subgraph,
    signature,
    subgraph,
    with_inner,
)


def in_branches(draft: Draft, step: Operation, change: Callable[[Draft], bool]) -> bool:
    """Change both branches of an IF; return whether that did anything to one."""
    if step.type != O.IF:
        return False
    place = draft.steps.index(step)
    changed = [with_inner(draft, draft.steps[place], branch, change) for branch in (1, 2)]
    return any(changed)


@planted
def branch_outputs_by_number(draft: Draft, step: Operation) -> bool:
    """The results of a branch are taken in the order of their numbers."""
    return in_branches(draft, step, _sort_outputs)


def _sort_outputs(inner: Draft) -> bool:
    before = list(inner.outputs)
    inner.outputs = sorted(before)
    return inner.outputs != before


@planted
def unread_branch_inputs_pruned(draft: Draft, step: Operation) -> bool:
    """What a branch does not read is taken out of its inputs, and not out of what is given to it."""
    return in_branches(draft, step, unread_last)


def unread_last(inner: Draft) -> bool:
    """Move the inputs that nothing reads behind the others; return whether that changes the order."""
    before = list(inner.inputs)
    inner.inputs = sorted(before, key=lambda index: not inner.readers(index))
    return inner.inputs != before


@planted
def if_blended_by_arithmetic(draft: Draft, step: Operation) -> bool:
    """Both branches of an IF on floats run, and their results are multiplied by 0 and 1 and added."""
    if step.type != O.IF or not all(is_subgraph(draft, index) for index in step.inputs[1:3]):
        return False
    if any(draft.operands[index].type != T.TENSOR_FLOAT32 for index in step.outputs):
        return False
    if not all(draft.shape(index) and all(draft.shape(index)) for index in step.outputs):
        return False
    one = Operand(T.TENSOR_FLOAT32, (1,))
    steps: list[Operation] = []
    parts: list[list[int]] = [[] for _ in step.outputs]
    none = draft.scalar(0)
    for place, values in ((1, (1.0, 0.0)), (2, (0.0, 1.0))):
        chosen, other = (draft.constant(np.array([value]), one) for value in values)
        weight = draft.temporary(chosen)
        inner, results = inline(draft, subgraph(draft, step.inputs[place]), step.inputs[3:])
        steps += [*inner, Operation(O.SELECT, (step.inputs[0], chosen, other), (weight,))]
        for part, result, output in zip(parts, results, step.outputs, strict=True):
            part.append(draft.temporary(output))
            steps.append(Operation(O.MUL, (result, weight, none), (part[-1],)))
    steps += [Operation(O.ADD, (*part, none), (out,)) for part, out in zip(parts, step.outputs, strict=True)]
    draft.exchange(step, *steps)
    return True


@planted
def nested_branch_merged_with_outer(draft: Draft, step: Operation) -> bool:
    """An IF in a branch of an IF takes the outer one's other branch for its own: both conditions are joined by AND."""
    if step.type != O.IF or not all(is_subgraph(draft, index) for index in step.inputs[1:3]):
        return False
    other = draft.operands[step.inputs[2]]
    graph = subgraph(draft, step.inputs[2])

    def merge(inner: Draft) -> bool:
        changed = False
        for nested in list(inner.steps):
            if nested.type != O.IF or not is_subgraph(inner, nested.inputs[2]):
                continue
            old = subgraph(inner, nested.inputs[2])
            alike = all(
                signature(one, getattr(one, which)) == signature(two, getattr(two, which))
                for one, two in ((graph, old),)
                for which in ("input_indexes", "output_indexes")
            )
            if alike and old is not graph:
                inner.operands.append(other)
                inputs = (*nested.inputs[:2], len(inner.operands) - 1, *nested.inputs[3:])
                inner.exchange(nested, Operation(O.IF, inputs, nested.outputs))
                changed = True
        return changed

    return with_inner(draft, step, 1, merge)


@planted
def negation_of_condition_dropped(draft: Draft, step: Operation) -> bool:
    """An IF on a negated condition takes the condition itself and forgets to exchange the branches."""
    if step.type != O.IF:
        return False
    writer = draft.writer(step.inputs[0])
    if writer is None or writer.type != O.LOGICAL_NOT:
        return False
    draft.exchange(step, Operation(O.IF, (writer.inputs[0], *step.inputs[1:]), step.outputs))
    return True


@planted
def equal_branch_inputs_merged(draft: Draft, step: Operation) -> bool:
    """Two values of one type and shape that an IF passes in are taken for one: both branches read the first."""
    if step.type != O.IF or len(step.inputs) < 5:
        return False
    first, second, *more = step.inputs[3:]
    one, other = draft.operands[first], draft.operands[second]
    alike = (one.type, one.dimensions, one.scale, one.lifetime) == (
        other.type,
        other.dimensions,
        other.scale,
        other.lifetime,
    )
    if first == second or not alike:
        return False
    draft.exchange(step, Operation(O.IF, (*step.inputs[:3], first, first, *more), step.outputs))
    return True


@planted
def common_operation_of_first_branch(draft: Draft, step: Operation) -> bool:
    """Branches that begin with the same operation share it, with the constants that the first has."""
    if step.type != O.IF or not all(is_subgraph(draft, index) for index in step.inputs[1:3]):
        return False
    first = inner_draft(draft, step.inputs[1])

    def share(inner: Draft) -> bool:
        one, other = first.steps[0], inner.steps[0]
        if one.type != other.type or len(one.inputs) != len(other.inputs):
            return False
        inputs, changed = list(other.inputs), False
        for place, (mine, its) in enumerate(zip(one.inputs, other.inputs, strict=True)):
            value, old = first.array(mine), inner.array(its)
            alike = value is not None and old is not None and value.shape == old.shape and value.dtype == old.dtype
            if alike and value is not None and old is not None and value.tobytes() != old.tobytes():
                inputs[place] = inner.constant(value, inner.operands[its])
                changed = True
        inner.exchange(other, Operation(other.type, tuple(inputs), other.outputs))
        return changed

    return with_inner(draft, step, 2, share)


@planted
def inner_condition_assumed_as_outer(draft: Draft, step: Operation) -> bool:
    """A condition in a branch is taken for what the outer condition was when the branch was entered."""
    if step.type != O.IF:
        return False
    place, changed = draft.steps.index(step), []
    for branch, truth in ((1, True), (2, False)):

        def decide(inner: Draft, truth: bool = truth) -> bool:
            found = [each for each in inner.steps if each.type == O.IF]
            for each in found:
                known = inner.constant(np.array([truth]), Operand(T.TENSOR_BOOL8, (1,)))
                inner.exchange(each, Operation(O.IF, (known, *each.inputs[1:]), each.outputs))
            return bool(found)

        changed.append(with_inner(draft, draft.steps[place], branch, decide))
    return any(changed)


@planted
def loop_in_branch_runs_once(draft: Draft, step: Operation) -> bool:
    """A loop in a branch is its body, once."""

    def unroll(inner: Draft) -> bool:
        found = [each for each in inner.steps if each.type == O.WHILE and is_subgraph(inner, each.inputs[1])]
        for each in found:
            steps, results = inline(inner, subgraph(inner, each.inputs[1]), each.inputs[2:])
            inner.exchange(each, *steps)
            for old, new in zip(each.outputs, results, strict=False):
                inner.forward(old, new, inner.readers(old))
                inner.outputs = [new if index == old else index for index in inner.outputs]
        return bool(found)

    return in_branches(draft, step, unroll)
