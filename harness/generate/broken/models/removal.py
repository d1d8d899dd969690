"""Missing operands and operations."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from nnconform.harness.generate.broken.base import CONSTANTS, Base, BaseGraph, counted
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.known import calls
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import NOWHERE, Model, Operand, Operation, Subgraph
from nnconform.harness.ops.schema import Omission


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


@family(Level.TEXT)
def required_argument_omitted(base: Base) -> Iterator[Mutation]:
    """An argument that is not optional has no value: its operand is there, with life time NO_VALUE. Excluded: what an
    operation passes on to another graph.
    """
    for graph in base.graphs:
        required = [
            index
            for index, argument in graph.read_arguments
            if argument.omission is Omission.NEVER and not argument.any_type
        ]
        for index in dict.fromkeys(required):
            operand = graph.graph.operands[index]
            # One input less would break the rules of what refers to the graph.
            if operand.lifetime in CONSTANTS or (operand.lifetime == L.SUBGRAPH_INPUT and not graph.number):
                changed = replace(operand, lifetime=L.NO_VALUE, location=NOWHERE)
                place, about = graph.operand_place(index), graph.names[index]
                yield Mutation(place, about, operand, changed, partial(_omitted, graph, index, changed))


def _omitted(graph: BaseGraph, index: int, operand: Operand) -> Model:
    """Return the model with an operand that is no input any more; one that nothing reads is, if there is no other."""
    inputs = tuple(each for each in graph.graph.input_indexes if each != index)
    if not inputs:
        unread = Operand(T.INT32, (), L.SUBGRAPH_INPUT)
        graph = Base(graph.with_operations(graph.graph.operations, [unread])).graphs[graph.number]
        inputs = (len(graph.graph.operands) - 1,)
    return graph.with_operands({index: operand}, inputs=inputs)


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
