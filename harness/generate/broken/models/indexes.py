"""Operations that refer to operands out of range."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from nnconform.harness.generate.broken.base import Base, BaseGraph
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.model.authority import Level
from nnconform.harness.model.graph import Operation


def _beyond(graph: BaseGraph) -> tuple[int, ...]:
    return len(graph.graph.operands), 2**32 - 1


@family(Level.VTS)
def operation_input_index(base: Base) -> Iterator[Mutation]:
    """An operation's input is an operand index out of range."""
    for graph in base.graphs:
        for number, step in enumerate(graph.graph.operations):
            for slot in range(len(step.inputs)):
                for index in _beyond(graph):
                    inputs = (*step.inputs[:slot], index, *step.inputs[slot + 1 :])
                    changed = Operation(step.type, inputs, step.outputs)
                    place, about = graph.operation_place(number), graph.arguments[number][slot]
                    yield Mutation(place, about, step, changed, partial(graph.with_operation, number, changed))


@family(Level.VTS)
def operation_output_index(base: Base) -> Iterator[Mutation]:
    """An operation's output is an operand index out of range."""
    for graph in base.graphs:
        for number, step in enumerate(graph.graph.operations):
            for slot in range(len(step.outputs)):
                for index in _beyond(graph):
                    outputs = (*step.outputs[:slot], index, *step.outputs[slot + 1 :])
                    changed = Operation(step.type, step.inputs, outputs)
                    place, about = graph.operation_place(number), graph.arguments[number][len(step.inputs) + slot]
                    yield Mutation(place, about, step, changed, partial(graph.with_operation, number, changed))
