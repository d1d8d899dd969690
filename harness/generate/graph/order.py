"""Another order of the same graph: of its operands, its operations, its inputs and its outputs.

The contract lets a client number operands as it likes, list inputs and outputs in any order, and execute operations in
any order in which each is written before it is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.model.graph import Operation, Subgraph

# Choices of an order; those below _KEPT leave the graph as it is.
ORDERS, _KEPT = 1024, 256


def in_drawn_order(graph: DrawnGraph, choices: Choices) -> DrawnGraph:
    """Return the graph in a drawn order, or as it is."""
    chosen = choices.integer(0, ORDERS - 1)
    return graph if chosen < _KEPT else in_order_of(graph, Random(chosen))


def in_order_of(graph: DrawnGraph, random: Random) -> DrawnGraph:
    """Return the graph in a random order of operands, operations, inputs and outputs, with its inputs and unspecified
    outputs in that order.
    """
    return renumbered(graph, random)[0]


def renumbered(graph: DrawnGraph, random: Random) -> tuple[DrawnGraph, list[int]]:
    """Return the graph in a random order, and the old number of each of its operands."""
    main = graph.model.main
    numbers = random.sample(range(len(main.operands)), len(main.operands))
    inputs = random.sample(range(len(main.input_indexes)), len(main.input_indexes))
    outputs = random.sample(range(len(main.output_indexes)), len(main.output_indexes))
    operands = sorted(range(len(main.operands)), key=numbers.__getitem__)
    steps = tuple(
        Operation(step.type, tuple([numbers[i] for i in step.inputs]), tuple([numbers[i] for i in step.outputs]))
        for step in _in_any_legal_order(main.operations, random)
    )
    new = Subgraph(
        tuple([main.operands[index] for index in operands]),
        steps,
        tuple([numbers[main.input_indexes[place]] for place in inputs]),
        tuple([numbers[main.output_indexes[place]] for place in outputs]),
    )
    unspecified = frozenset(new_place for new_place, place in enumerate(outputs) if place in graph.unspecified)
    values = tuple(graph.inputs[place] for place in inputs)
    return DrawnGraph(replace(graph.model, main=new), values, unspecified), operands


def _in_any_legal_order(steps: Sequence[Operation], random: Random) -> list[Operation]:
    """Return the operations in a random order in which each comes after those whose results it reads."""
    left, order = list(steps), []
    missing = {index for step in steps for index in step.outputs}
    while left:
        ready = [step for step in left if missing.isdisjoint(step.inputs)]
        step = random.choice(ready)
        left.remove(step)
        order.append(step)
        missing -= set(step.outputs)
    return order
