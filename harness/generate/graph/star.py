"""Draws a star: one operation, and others that each read a result of it.

Random graphs of ten operations reach a fifth of the pairs of operations in hundreds of graphs; stars reach nearly all.
"""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.adjacency import Star, readable
from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.graph.assembly import Assembly, DrawnGraph
from nnconform.harness.generate.graph.contents import PLACES, POSITIVE, contents, natural
from nnconform.harness.generate.graph.node import GraphNode
from nnconform.harness.generate.graph.order import in_drawn_order
from nnconform.harness.generate.graph.palette import STATE_RANKS, Entry, Palette
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import FLOATS, QUANTISED
from nnconform.harness.ops.draft import LARGEST_EXTENT

# Calls of the first operation that are drawn until one has a result that a reader takes, and attempts at the reader
# with each result whose extents suit it.
FIRSTS, ATTEMPTS = 60, 4
_ZERO = 8


def draw_star(choices: Choices, palette: Palette, star: Star) -> DrawnGraph | None:
    """Return a graph of the first operation, several times if need be, and its readers; None if it cannot be drawn."""
    drawing = _Drawing(choices, palette, star)
    for readers in star.behind:
        if not drawing.follow(drawing.results[::-1], readers):
            drawing.begin_anew(readers)
    assembly = drawing.assembly
    return in_drawn_order(assembly.finish([]), choices) if assembly.steps else None


def add_pair(assembly: Assembly, choices: Choices, palette: Palette, star: Star) -> None:
    """Add the first operation of a star and one of its readers. Raises Misfit if none can be drawn."""
    steps = len(assembly.steps)
    _Drawing(choices, palette, star, assembly).begin_anew(choices.pick(star.behind))
    if len(assembly.steps) == steps:
        raise Misfit("no result that the reader takes")


class _Drawing:
    """A star being drawn; ``results`` are the operands that readers can continue from."""

    def __init__(self, choices: Choices, palette: Palette, star: Star, assembly: Assembly | None = None) -> None:
        self.assembly, self.choices, self.palette, self.star = assembly or Assembly(), choices, palette, star
        self.results: list[int] = []

    def begin_anew(self, readers: Sequence[Entry]) -> None:
        """Add the first operation once more, with a result that one of ``readers`` takes, and that reader."""
        for _ in range(FIRSTS):
            mark = self.assembly.mark()
            new = self._first()
            if self.follow(new, readers):
                self.results += new
                return
            self.assembly.rollback(mark)

    def _first(self) -> list[int]:
        """Add the first operation on operands of its own; return its results of the star's type that may be read."""
        assembly, choices, hal = self.assembly, self.choices, self.palette.hal
        entry = choices.pick(self.star.before)
        if entry.any_type:
            node = GraphNode(assembly, choices, entry, hal, anchor=self._state())
        else:
            node = GraphNode(assembly, choices, entry, hal, apart=True)
        if not self._added(node):
            return []
        outputs = assembly.steps[-1].outputs
        return [i for i in outputs if assembly.operands[i].type == self.star.code and assembly.intervals[i]]

    def _state(self) -> int:
        """Add an input of any rank, to go through IF or WHILE."""
        code, choices = self.star.code, self.choices
        dims = tuple(choices.integer(1, LARGEST_EXTENT) for _ in range(choices.integer(*STATE_RANKS)))
        quantised = code in QUANTISED
        operand = Operand(code, dims, scale=0.25 if quantised else 0.0, zero_point=_ZERO if quantised else 0)
        interval = POSITIVE if code in FLOATS and choices.flag() else natural(code, operand.scale, operand.zero_point)
        array = contents(choices.integer(0, PLACES - 1), code, dims, interval, operand.scale, operand.zero_point)
        return self.assembly.add_input(operand, array, interval)

    def follow(self, results: Sequence[int], readers: Sequence[Entry]) -> bool:
        """Add a reader of one of the results; return whether one could be added."""
        for index in results:
            dims = self.assembly.operands[index].dimensions
            suited = [entry for entry in readers if self._takes(entry, dims)]
            for _ in range(ATTEMPTS if suited else 0):
                entry = self.choices.pick(suited)
                if self._added(GraphNode(self.assembly, self.choices, entry, self.palette.hal, anchor=index)):
                    return True
        return False

    def _takes(self, entry: Entry, dims: tuple[int, ...]) -> bool:
        return any(code == self.star.code and shape.admits(dims) for code, shape in readable(entry))

    def _added(self, node: GraphNode) -> bool:
        assembly = self.assembly
        mark = assembly.mark()
        try:
            node.add()
        except (Misfit, ValidationError):
            assembly.rollback(mark)
            return False
        return True
