"""Draws valid, connected graphs."""

from __future__ import annotations

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.graph.assembly import Assembly, DrawnGraph
from nnconform.harness.generate.graph.node import GraphNode
from nnconform.harness.generate.graph.palette import SIGNATURES, Palette
from nnconform.harness.model.errors import ValidationError

# Attempts that do not fit, for each operation wanted, before the graph is left as it is.
PATIENCE = 4
# How many numbers stand for operations: 0 ends the graph, which should be rare.
_NUMBERS = 1024


def draw_graph(choices: Choices, palette: Palette, most: int) -> DrawnGraph | None:
    """Return a graph of at most ``most`` operations, each connected to earlier ones; None if no operation fitted."""
    assembly = Assembly()
    more_outputs: list[int] = []
    count = len(palette.operations)
    numbers = -(-_NUMBERS // count) * count
    for _ in range(PATIENCE * most + PATIENCE):
        begin = len(choices.sequence)
        chosen = choices.integer(0, numbers)
        if not chosen:
            break
        types = assembly.types()
        entry = palette.entry((chosen - 1) % count, choices.integer(0, SIGNATURES - 1), types)
        if assembly.steps and entry.types.isdisjoint(types):
            # No operand of a suitable type: skip this operation.
            choices.mark_span(begin)
            continue
        node = GraphNode(assembly, choices, entry, palette.hal)
        mark = assembly.mark()
        steps = len(assembly.steps)
        try:
            node.add()
        except (Misfit, ValidationError):
            del assembly.steps[steps:]
            assembly.rollback(mark)
        else:
            # A result that others read may also be an output.
            if choices.integer(0, 3) == 3:
                more_outputs += assembly.steps[-1].outputs
        choices.mark_span(begin)
        if len(assembly.steps) == most:
            break
    return assembly.finish(more_outputs) if assembly.steps else None
