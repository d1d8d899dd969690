"""Branches whose condition is known before the execution."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.rewriting.device import at_step
from nnconform.reference_driver.rewriting.draft import Draft
from nnconform.reference_driver.rewriting.subgraphs import inline, is_subgraph, signature, subgraph


@at_step
def known_branch_inlined(draft: Draft, step: Operation) -> bool:
    """IF with a constant condition becomes the operations of the branch that it takes."""
    condition = draft.array(step.inputs[0]) if step.type == O.IF else None
    if condition is None:
        return False
    taken = step.inputs[1 if condition.all() else 2]
    if not is_subgraph(draft, taken):
        return False
    body = subgraph(draft, taken)
    if signature(body, body.output_indexes) != signature(draft, step.outputs):
        return False
    steps, results = inline(draft, body, step.inputs[3:])
    draft.steps[draft.steps.index(step) : draft.steps.index(step) + 1] = steps
    return draft.forward_each(zip(step.outputs, results, strict=True))
