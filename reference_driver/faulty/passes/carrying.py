"""Branches that are taken for one another, and what loops carry."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation, Subgraph
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft
from nnconform.reference_driver.rewriting.subgraphs import is_subgraph, subgraph, with_inner


def _branches(draft: Draft, step: Operation) -> list[Subgraph] | None:
    if step.type != O.IF or not all(is_subgraph(draft, index) for index in step.inputs[1:3]):
        return None
    return [subgraph(draft, index) for index in step.inputs[1:3]]


@planted
def branches_alike_by_operations(draft: Draft, step: Operation) -> bool:
    """An IF whose branches have the same operations in order is its first branch, whatever the operands are."""
    graphs = _branches(draft, step)
    if (
        graphs is None
        or [s.type for s in graphs[0].operations] != [s.type for s in graphs[1].operations]
        or not graphs[0].operations
    ):
        return False
    draft.exchange(step, Operation(O.IF, (*step.inputs[:2], step.inputs[1], *step.inputs[3:]), step.outputs))
    return True


@planted
def unused_state_frozen(draft: Draft, step: Operation) -> bool:
    """A value that a WHILE carries, whose last value nobody reads and no condition reads, stays as it begins."""
    if step.type != O.WHILE or not all(is_subgraph(draft, index) for index in step.inputs[:2]):
        return False
    condition, body = (subgraph(draft, index) for index in step.inputs[:2])
    asked = {index for each in condition.operations for index in each.inputs}
    frozen = [
        place
        for place, _ in enumerate(body.output_indexes)
        if (
            place >= len(step.outputs)
            or (not draft.readers(step.outputs[place]) and step.outputs[place] not in draft.outputs)
        )
        and condition.input_indexes[place] not in asked
    ]
    if not frozen:
        return False

    def freeze(inner: Draft) -> bool:
        changed = False
        for place in frozen:
            old, new = inner.outputs[place], inner.inputs[place]
            if old in inner.outputs and inner.writer(old) is not None:
                copy = inner.temporary(old)
                step_of = inner.writer(old)
                assert step_of is not None
                inner.exchange(
                    step_of,
                    Operation(step_of.type, step_of.inputs, tuple(copy if i == old else i for i in step_of.outputs)),
                )
                for reader in inner.readers(old):
                    inner.exchange(
                        reader,
                        Operation(reader.type, tuple(copy if i == old else i for i in reader.inputs), reader.outputs),
                    )
                inner.steps.append(Operation(O.RESHAPE, (new, inner.numbers(*inner.shape(old))), (old,)))
                changed = True
        return changed

    return with_inner(draft, step, 1, freeze)


@planted
def loop_counter_begins_at_zero(draft: Draft, step: Operation) -> bool:
    """A constant number with which a WHILE begins to count is taken for 0."""
    if step.type != O.WHILE:
        return False
    inputs, changed = list(step.inputs), False
    for place in range(2, len(inputs)):
        array = draft.array(inputs[place])
        if array is not None and array.size == 1 and array.dtype == np.int32 and array.item() != 0:
            inputs[place] = draft.constant(np.zeros_like(array), draft.operands[inputs[place]])
            changed = True
    if changed:
        draft.exchange(step, Operation(O.WHILE, tuple(inputs), step.outputs))
    return changed


@planted
def condition_with_start_values(draft: Draft, step: Operation) -> bool:
    """A bound that a WHILE carries and its body changes is read from where it began."""
    if step.type != O.WHILE or not all(is_subgraph(draft, index) for index in step.inputs[:2]):
        return False
    condition, body = (subgraph(draft, index) for index in step.inputs[:2])
    for asked in condition.operations:
        if asked.type not in (O.LESS, O.GREATER, O.LESS_EQUAL, O.GREATER_EQUAL, O.NOT_EQUAL):
            continue
        index = asked.inputs[1]
        if index not in condition.input_indexes:
            continue
        place = condition.input_indexes.index(index)
        start = draft.array(step.inputs[2 + place])
        if (
            start is None
            or place >= len(body.output_indexes)
            or body.output_indexes[place] == body.input_indexes[place]
        ):
            continue

        def fix(inner: Draft, index: int = index, start: Array = start) -> bool:
            constant = inner.constant(start, inner.operands[index])
            return inner.forward(index, constant, inner.readers(index))

        return with_inner(draft, step, 0, fix)
    return False


@planted
def inner_result_of_branch_shared(draft: Draft, step: Operation) -> bool:
    """An operation that both branches of an IF begin with is computed before; the first branch's constants are used."""
    graphs = _branches(draft, step)
    if graphs is None or not all(graph.operations for graph in graphs):
        return False
    one, other = (graph.operations[0] for graph in graphs)
    if one.type != other.type or len(one.inputs) != len(other.inputs):
        return False
    changes = {}
    for a, b in zip(one.inputs, other.inputs, strict=True):
        x, y = graphs[0].operands[a], graphs[1].operands[b]
        if (
            x.lifetime == y.lifetime == L.CONSTANT_COPY
            and x.type == y.type
            and x.dimensions == y.dimensions
            and x.location != y.location
        ):
            changes[b] = x
    if not changes:
        return False

    def change(inner: Draft) -> bool:
        for index, operand in changes.items():
            inner.operands[index] = replace(operand, number_of_consumers=inner.operands[index].number_of_consumers)
        return True

    return with_inner(draft, step, 2, change)
