"""Draws valid, connected graphs."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.graph.assembly import Assembly, DrawnGraph
from nnconform.harness.generate.graph.extents import with_open_extents
from nnconform.harness.generate.graph.node import GraphNode
from nnconform.harness.generate.graph.order import in_drawn_order
from nnconform.harness.generate.graph.palette import SIGNATURES, Palette
from nnconform.harness.generate.graph.parts import Part
from nnconform.harness.model.errors import ValidationError

# Attempts that do not fit, for each operation wanted, before the graph is left as it is.
PATIENCE = 4
# How many parts a graph begins with: an idiom and a pair of operations.
PARTS = 2
# How many numbers stand for operations: 0 ends the graph, which should be rare.
_NUMBERS = 1024


def draw_graph(choices: Choices, palette: Palette, most: int, parts: Sequence[Part] = ()) -> DrawnGraph | None:
    """Return a graph of at most ``most`` operations: first PARTS of ``parts``, if there are any, then others, each
    connected to earlier ones. None if no operation fitted.
    """
    assembly = Assembly()
    more_outputs: list[int] = []
    for number in [choices.integer(0, len(parts)) for _ in range(PARTS)]:
        if number:
            more_outputs += _add(parts[number - 1], assembly, choices, palette, most)
    more_outputs += grow(assembly, choices, palette, most)
    if not assembly.steps:
        return None
    return with_open_extents(in_drawn_order(assembly.finish(more_outputs), choices), choices, palette.hal)


def _add(part: Part, assembly: Assembly, choices: Choices, palette: Palette, most: int) -> list[int]:
    """Add a part if it can be drawn and is not too large; return its results that are outputs though others may read
    them.
    """
    begin, mark = len(choices.sequence), assembly.mark()
    try:
        more_outputs = part(assembly, choices, palette)
    except (Misfit, ValidationError):
        more_outputs = None
    choices.mark_span(begin)
    if more_outputs is not None and len(assembly.steps) <= most:
        return more_outputs
    assembly.rollback(mark)
    return []


def grow(assembly: Assembly, choices: Choices, palette: Palette, most: int) -> list[int]:
    """Add operations until there are ``most``, each connected to earlier ones. Return the results that are outputs of
    the model though others may read them.
    """
    more_outputs: list[int] = []
    count = len(palette.operations)
    numbers = -(-_NUMBERS // count) * count
    for _ in range(PATIENCE * most + PATIENCE):
        if len(assembly.steps) >= most:
            break
        begin = len(choices.sequence)
        chosen = choices.integer(0, numbers)
        if not chosen:
            break
        types = assembly.types()
        entry = palette.entry((chosen - 1) % count, choices.integer(0, SIGNATURES - 1), types)
        if entry is None or (assembly.steps and entry.types.isdisjoint(types)):
            # The driver lacks it, or no operand is of a suitable type: skip this operation.
            choices.mark_span(begin)
            continue
        node = GraphNode(assembly, choices, entry, palette.hal)
        mark = assembly.mark()
        try:
            node.add()
        except (Misfit, ValidationError):
            assembly.rollback(mark)
        else:
            # A result that others read may also be an output.
            if choices.integer(0, 3) == 3:
                more_outputs += assembly.steps[-1].outputs
        choices.mark_span(begin)
    return more_outputs
