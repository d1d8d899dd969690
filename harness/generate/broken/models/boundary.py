"""Lists of a graph's inputs and outputs that disagree with its operands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from nnconform.harness.generate.broken.base import Base, BaseGraph
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.model.authority import Level
from nnconform.harness.model.graph import Model, Subgraph

Indexes = tuple[int, ...]


def _wrong(graph: BaseGraph, own: Indexes, other: Indexes) -> Iterator[Indexes]:
    """Yield wrong lists: an index twice, out of range or missing, and each operand that does not belong there."""
    count = len(graph.graph.operands)
    for place, index in enumerate(own):
        yield (*own, index)
        yield (*own[:place], count, *own[place + 1 :])
        yield (*own[:place], 2**32 - 1, *own[place + 1 :])
        yield (*own[:place], *own[place + 1 :])
    for index in range(count):
        if index not in own:
            yield (*own, index)
    if own != other:
        yield other


@family(Level.TEXT, layout=True)
def graph_inputs(base: Base) -> Iterator[Mutation]:
    """The list of inputs has an index twice, one missing, one out of range, or an operand that is not an input."""
    for graph in base.graphs:
        own, other = graph.graph.input_indexes, graph.graph.output_indexes
        yield from _listed(graph, "input_indexes", own, _wrong(graph, own, other), partial(_with_inputs, graph))


@family(Level.TEXT, layout=True)
def graph_outputs(base: Base) -> Iterator[Mutation]:
    """The list of outputs has an index twice, one missing, one out of range, or an operand that is not an output."""
    for graph in base.graphs:
        own, other = graph.graph.output_indexes, graph.graph.input_indexes
        yield from _listed(graph, "output_indexes", own, _wrong(graph, own, other), partial(_with_outputs, graph))


def _listed(
    graph: BaseGraph, field: str, own: Indexes, wrong: Iterator[Indexes], build: Callable[[Indexes], Model]
) -> Iterator[Mutation]:
    for indexes in wrong:
        yield Mutation(f"{graph.place}.{field}", "", own, indexes, partial(build, indexes))


def _with_inputs(graph: BaseGraph, indexes: Indexes) -> Model:
    whole = graph.graph
    return graph.model(Subgraph(whole.operands, whole.operations, indexes, whole.output_indexes))


def _with_outputs(graph: BaseGraph, indexes: Indexes) -> Model:
    whole = graph.graph
    return graph.model(Subgraph(whole.operands, whole.operations, whole.input_indexes, indexes))
