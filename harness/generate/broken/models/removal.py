"""Missing operands and operations."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from nnconform.harness.generate.broken.base import Base, BaseGraph, counted
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.known import calls
from nnconform.harness.model.authority import Level
from nnconform.harness.model.graph import Model, Operation, Subgraph


@family(Level.VTS)
def remove_operand(base: Base) -> Iterator[Mutation]:
    """An operand is removed, from the lists and from the operations that use it, and later indexes move down by one.

    Excluded: operands that nothing uses, and those that every operation using them can do without.
    """
    for graph in base.graphs:
        operands, steps = graph.graph.operands, graph.graph.operations
        for index, operand in enumerate(operands):
            naming = [step for step in steps if index in step.inputs or index in step.outputs]
            if naming and not all(calls(_without(step, index), operands) for step in naming):
                place, about = graph.operand_place(index), graph.names[index]
                yield Mutation(place, about, operand, "no such operand", partial(_removed, graph, index))


def _without(step: Operation, index: int) -> Operation:
    inputs, outputs = (tuple(each for each in indexes if each != index) for indexes in (step.inputs, step.outputs))
    return Operation(step.type, inputs, outputs)


def _removed(graph: BaseGraph, index: int) -> Model:
    def moved(indexes: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(each - (each > index) for each in indexes if each != index)

    whole = graph.graph
    steps = tuple(Operation(step.type, moved(step.inputs), moved(step.outputs)) for step in whole.operations)
    operands = counted((*whole.operands[:index], *whole.operands[index + 1 :]), steps)
    return graph.model(Subgraph(operands, steps, moved(whole.input_indexes), moved(whole.output_indexes)))


@family(Level.VTS)
def remove_operation(base: Base) -> Iterator[Mutation]:
    """An operation is removed; its outputs remain, without writer."""
    for graph in base.graphs:
        steps = graph.graph.operations
        for number, step in enumerate(steps):
            place, about = graph.operation_place(number), graph.operations[number]
            left = (*steps[:number], *steps[number + 1 :])
            yield Mutation(place, about, step, "no such operation", partial(graph.with_operations, left))


@family(Level.TEXT)
def empty_graph(base: Base) -> Iterator[Mutation]:
    """A subgraph has no operations, though none would be needed; or no operands either."""
    for graph in base.graphs:
        whole = graph.graph
        operands = counted(tuple(whole.operands[index] for index in whole.input_indexes), ())
        empty = Subgraph((), (), (), ())
        inputs_only = Subgraph(operands, (), tuple(range(len(operands))), ())
        for changed in (empty, inputs_only) if operands else (empty,):
            about = graph.operations[0]
            yield Mutation(graph.place, about, whole, changed, partial(graph.model, changed))
