"""Results with two writers, or with none."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from nnconform.harness.generate.broken.base import CONSTANTS, Base, BaseGraph
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.graph import Operation


@family(Level.VTS)
def add_writer(base: Base) -> Iterator[Mutation]:
    """Two operations write one operand: a copy of the first is appended, its other outputs new temporaries."""
    for graph in base.graphs:
        steps = graph.graph.operations
        for number, step in enumerate(steps):
            for slot, index in enumerate(step.outputs):
                first = len(graph.graph.operands)
                fresh = [graph.graph.operands[each] for each in step.outputs if each != index]
                more = [replace(operand, lifetime=L.TEMPORARY_VARIABLE, number_of_consumers=0) for operand in fresh]
                numbers = iter(range(first, first + len(more)))
                outputs = tuple(index if each == slot else next(numbers) for each in range(len(step.outputs)))
                copy = Operation(step.type, step.inputs, outputs)
                place, about = graph.operation_place(len(steps)), graph.arguments[number][len(step.inputs) + slot]
                build = partial(graph.with_operations, (*steps, copy), more)
                yield Mutation(place, about, "no such operation", copy, build)


@family(Level.TEXT)
def remove_write(base: Base) -> Iterator[Mutation]:
    """A result that is read, or is an output, has no writer: the operation writes a new temporary instead."""
    for graph in base.graphs:
        for number, step in enumerate(graph.graph.operations):
            for slot, index in enumerate(step.outputs):
                fresh = replace(graph.graph.operands[index], lifetime=L.TEMPORARY_VARIABLE, number_of_consumers=0)
                changed = _writing(step, slot, len(graph.graph.operands))
                place, about = graph.operation_place(number), graph.arguments[number][len(step.inputs) + slot]
                build = partial(graph.with_operation, number, changed, [fresh])
                yield Mutation(place, about, step, changed, build)


@family(Level.TEXT)
def duplicated_outputs(base: Base) -> Iterator[Mutation]:
    """An operation has one operand as two of its outputs."""
    for graph in base.graphs:
        for number, step in enumerate(graph.graph.operations):
            for slot in range(1, len(step.outputs)):
                changed = _writing(step, slot, step.outputs[slot - 1])
                yield _rewritten(graph, number, slot, changed)


@family(Level.TEXT)
def written_input(base: Base) -> Iterator[Mutation]:
    """An operation writes an input of the model, a constant, or an operand without value."""
    for graph in base.graphs:
        operands = graph.graph.operands
        for number, step in enumerate(graph.graph.operations):
            for slot, index in enumerate(step.outputs):
                for other, operand in enumerate(operands):
                    unwritten = operand.lifetime in CONSTANTS | {L.SUBGRAPH_INPUT, L.NO_VALUE}
                    if unwritten and operand.type == operands[index].type:
                        yield _rewritten(graph, number, slot, _writing(step, slot, other))


def _writing(step: Operation, slot: int, index: int) -> Operation:
    return Operation(step.type, step.inputs, (*step.outputs[:slot], index, *step.outputs[slot + 1 :]))


def _rewritten(graph: BaseGraph, number: int, slot: int, changed: Operation) -> Mutation:
    step = graph.graph.operations[number]
    place, about = graph.operation_place(number), graph.arguments[number][len(step.inputs) + slot]
    return Mutation(place, about, step, changed, partial(graph.with_operation, number, changed))
