"""IF and WHILE whose subgraphs list their inputs in an order of their own, or have variables that stay inside: what
compilers make of them if they go by the numbers of operands, or by what a loop gives out.
"""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft
from nnconform.reference_driver.rewriting.subgraphs import is_subgraph, signature, subgraph, with_inner


def _sort_inputs(inner: Draft) -> bool:
    before = list(inner.inputs)
    ordered = sorted(before)
    if ordered == before or signature(inner, ordered) != signature(inner, before):
        return False
    inner.inputs = ordered
    return True


def _is_loop(draft: Draft, step: Operation) -> bool:
    return step.type == O.WHILE and all(is_subgraph(draft, index) for index in step.inputs[:2])


@planted
def branch_inputs_by_number(draft: Draft, step: Operation) -> bool:
    """The inputs of a branch are taken in the order of their numbers."""
    if step.type != O.IF:
        return False
    place = draft.steps.index(step)
    changed = [with_inner(draft, draft.steps[place], branch, _sort_inputs) for branch in (1, 2)]
    return any(changed)


@planted
def body_inputs_by_number(draft: Draft, step: Operation) -> bool:
    """The inputs of the body of a WHILE are taken in the order of their numbers."""
    return _is_loop(draft, step) and with_inner(draft, step, 1, _sort_inputs)


@planted
def variables_that_stay_inside_frozen(draft: Draft, step: Operation) -> bool:
    """A variable that a WHILE does not give out, and that its condition does not read, is as it began in each turn."""
    return _frozen(draft, step)


@planted
def variables_of_inner_loops_frozen(draft: Draft, step: Operation) -> bool:
    """The same in a WHILE in the body of another one alone."""

    def freeze(inner: Draft) -> bool:
        changed = [_frozen(inner, each) for each in list(inner.steps)]
        return any(changed)

    return _is_loop(draft, step) and with_inner(draft, step, 1, freeze)


def _frozen(draft: Draft, step: Operation) -> bool:
    if not _is_loop(draft, step):
        return False
    condition, results = subgraph(draft, step.inputs[0]), subgraph(draft, step.inputs[1]).output_indexes
    asked = {index for inner in condition.operations for index in inner.inputs}
    inside = [place for place in range(len(step.outputs), len(results)) if condition.input_indexes[place] not in asked]

    def freeze(inner: Draft) -> bool:
        for place in inside:
            old = inner.inputs[place]
            kept = inner.temporary(old)
            inner.steps.append(Operation(O.RESHAPE, (old, inner.numbers(*inner.shape(old))), (kept,)))
            inner.outputs[place] = kept
        return bool(inside)

    return with_inner(draft, step, 1, freeze)
