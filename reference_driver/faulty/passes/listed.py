"""IF and WHILE whose subgraphs list their inputs in an order of their own, or have variables that stay inside: what
compilers make of them if they go by the numbers of operands, or by what a loop gives out.
"""

from __future__ import annotations

from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.faulty.passes.branches import in_branches
from nnconform.reference_driver.faulty.passes.loops import freeze, is_loop
from nnconform.reference_driver.rewriting.draft import Draft
from nnconform.reference_driver.rewriting.subgraphs import signature, subgraph, with_inner


def _sort_inputs(inner: Draft) -> bool:
    before = list(inner.inputs)
    ordered = sorted(before)
    if ordered == before or signature(inner, ordered) != signature(inner, before):
        return False
    inner.inputs = ordered
    return True


@planted
def branch_inputs_by_number(draft: Draft, step: Operation) -> bool:
    """The inputs of a branch are taken in the order of their numbers."""
    return in_branches(draft, step, _sort_inputs)


@planted
def body_inputs_by_number(draft: Draft, step: Operation) -> bool:
    """The inputs of the body of a WHILE are taken in the order of their numbers."""
    return is_loop(draft, step) and with_inner(draft, step, 1, _sort_inputs)


@planted
def variables_that_stay_inside_frozen(draft: Draft, step: Operation) -> bool:
    """A variable that a WHILE does not give out, and that its condition does not read, is as it began in each turn."""
    return _frozen(draft, step)


@planted
def variables_of_inner_loops_frozen(draft: Draft, step: Operation) -> bool:
    """The same in a WHILE in the body of another one alone."""

    def freeze_inner(inner: Draft) -> bool:
        changed = [_frozen(inner, each) for each in list(inner.steps)]
        return any(changed)

    return is_loop(draft, step) and with_inner(draft, step, 1, freeze_inner)


def _frozen(draft: Draft, step: Operation) -> bool:
    if not is_loop(draft, step):
        return False
    condition, results = subgraph(draft, step.inputs[0]), subgraph(draft, step.inputs[1]).output_indexes
    asked = {index for inner in condition.operations for index in inner.inputs}
    inside = [place for place in range(len(step.outputs), len(results)) if condition.input_indexes[place] not in asked]

    return with_inner(draft, step, 1, lambda inner: freeze(inner, inside))
