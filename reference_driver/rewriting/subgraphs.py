"""Drafts of the subgraphs that IF and WHILE refer to, and subgraphs written into the graph that refers to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.graph import Operation, Subgraph
from nnconform.reference_driver.rewriting.draft import Draft

Signature = list[tuple[int, tuple[int, ...], float, int]]


def subgraph(draft: Draft, index: int) -> Subgraph:
    """Return the subgraph that an operand refers to."""
    return draft.model.referenced[draft.operands[index].location.offset]


def is_subgraph(draft: Draft, index: int) -> bool:
    """Return whether an operand refers to a subgraph."""
    return draft.operands[index].lifetime == L.SUBGRAPH


def inner_draft(draft: Draft, index: int) -> Draft:
    """Return a draft of the subgraph that an operand refers to."""
    return Draft(replace(draft.model, main=subgraph(draft, index), operand_values=bytes(draft.values)))


def adopt(draft: Draft, index: int, inner: Draft) -> int:
    """Add what a draft of a subgraph became to the model; return a new operand like ``index`` that refers to it."""
    new = inner.finish()
    draft.values = bytearray(new.operand_values)
    referenced = new.referenced
    draft.model = replace(draft.model, referenced=(*referenced, new.main))
    operand = draft.operands[index]
    draft.operands.append(replace(operand, location=replace(operand.location, offset=len(referenced))))
    return len(draft.operands) - 1


def with_inner(draft: Draft, step: Operation, place: int, change: Callable[[Draft], bool]) -> bool:
    """Change the subgraph at one place of an operation's inputs; return whether ``change`` did anything."""
    index = step.inputs[place]
    if not is_subgraph(draft, index):
        return False
    inner = inner_draft(draft, index)
    if not change(inner):
        return False
    new = adopt(draft, index, inner)
    inputs = (*step.inputs[:place], new, *step.inputs[place + 1 :])
    draft.exchange(step, Operation(step.type, inputs, step.outputs))
    return True


def inline(draft: Draft, body: Subgraph, inputs: Sequence[int]) -> tuple[list[Operation], list[int]]:
    """Return the operations of a subgraph on ``inputs``, with operands of their own in the draft, and its results."""
    places = dict(zip(body.input_indexes, inputs, strict=True))
    for index, operand in enumerate(body.operands):
        if index not in places:
            places[index] = len(draft.operands)
            lifetime = L.TEMPORARY_VARIABLE if operand.lifetime == L.SUBGRAPH_OUTPUT else operand.lifetime
            draft.operands.append(replace(operand, lifetime=lifetime))
    steps = [
        Operation(step.type, tuple(places[i] for i in step.inputs), tuple(places[i] for i in step.outputs))
        for step in body.operations
    ]
    return steps, [places[index] for index in body.output_indexes]


def signature(graph: Subgraph | Draft, indexes: Sequence[int]) -> Signature:
    """Return types, shapes and quantisation of operands of a subgraph, or of the main graph."""
    operands = [graph.operands[index] for index in indexes]
    return [(each.type, each.dimensions, each.scale, each.zero_point) for each in operands]
