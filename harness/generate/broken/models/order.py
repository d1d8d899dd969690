"""Operations in an order in which they cannot be executed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from nnconform.harness.generate.broken.base import WRITTEN, Base, BaseGraph
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.lines import line
from nnconform.harness.model.authority import Level
from nnconform.harness.model.graph import Model, Operation


@family(Level.VTS, layout=True)
def execution_order(base: Base) -> Iterator[Mutation]:
    """An operation precedes one whose result it reads."""
    for graph in base.graphs:
        steps = graph.graph.operations
        for number, step in enumerate(steps):
            if any(graph.graph.operands[index].lifetime in WRITTEN for index in step.inputs):
                yield _moved(graph, number, 0)
            if any(set(step.outputs) & set(other.inputs) for other in steps):
                yield _moved(graph, number, len(steps) - 1)


def _moved(graph: BaseGraph, number: int, to: int) -> Mutation:
    place, about = graph.operation_place(number), graph.operations[number]
    before, after = (f"as operation {each}: {line(graph.graph.operations[number])}" for each in (number, to))

    def build() -> Model:
        steps = list(graph.graph.operations)
        steps.insert(to, steps.pop(number))
        return graph.with_operations(steps)

    return Mutation(place, about, before, after, build)


@family(Level.TEXT)
def operation_cycle(base: Base) -> Iterator[Mutation]:
    """An operation reads its own result, directly or through others, so that no order is valid."""
    for graph in base.graphs:
        operands, steps = graph.graph.operands, graph.graph.operations
        for number, step in enumerate(steps):
            late = {index for later in steps[number:] for index in later.outputs}
            for slot, index in enumerate(step.inputs):
                for other in sorted(late):
                    same = (operands[other].type, operands[other].dimensions) == (
                        operands[index].type,
                        operands[index].dimensions,
                    )
                    if same and _reaches(steps, number, other):
                        inputs = (*step.inputs[:slot], other, *step.inputs[slot + 1 :])
                        changed = Operation(step.type, inputs, step.outputs)
                        place, about = graph.operation_place(number), graph.arguments[number][slot]
                        yield Mutation(place, about, step, changed, partial(graph.with_operation, number, changed))


def _reaches(steps: tuple[Operation, ...], number: int, index: int) -> bool:
    """Return whether operand ``index`` depends on the results of operation ``number``."""
    known = set(steps[number].outputs)
    for step in steps[number + 1 :]:
        if known & set(step.inputs):
            known.update(step.outputs)
    return index in known
