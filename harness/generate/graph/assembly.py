"""A graph in the making: its operands with what is known of them, its operations, and the model that comes of it."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Interval

# How many of the operands that could go on are chosen from: the latest, those first that nothing reads yet.
RECENT = 6
_LATEST = 24


@dataclass(frozen=True, slots=True)
class DrawnGraph:
    """A model of many operations, what to feed it, and which of its outputs the contract leaves open."""

    model: Model
    inputs: tuple[Array | None, ...]
    unspecified: frozenset[int] = frozenset()


@dataclass(slots=True)
class _Mark:
    """How much there was."""

    operands: int
    values: int
    inputs: int
    graphs: int


class Assembly:
    """Operands are numbered as they come. ``where`` says between which values one lies, None for one that no other
    operation may read; ``readers`` counts the operations' inputs that name it.
    """

    def __init__(self) -> None:
        self.operands: list[Operand] = []
        self.where: list[Interval | None] = []
        self.readers: list[int] = []
        self.steps: list[Operation] = []
        self.unspecified: set[int] = set()
        self.values = bytearray()
        self._graphs: list[Subgraph] = []
        self._inputs: list[int] = []
        self._fed: list[Array | None] = []
        # By type and dimensions, and by type: those that may be read.
        self._alike: dict[tuple[int, tuple[int, ...]], list[int]] = {}
        self._typed: dict[int, list[int]] = {}

    def mark(self) -> _Mark:
        """Where to go back to."""
        counts = len(self.operands), len(self.values), len(self._inputs), len(self._graphs)
        return _Mark(*counts)

    def back(self, mark: _Mark) -> None:
        """Forget what came since: an operation came to nothing."""
        del self.operands[mark.operands :], self.where[mark.operands :], self.readers[mark.operands :]
        del self.values[mark.values :], self._inputs[mark.inputs :], self._fed[mark.inputs :]
        del self._graphs[mark.graphs :]
        for indexes in (*self._alike.values(), *self._typed.values()):
            while indexes and indexes[-1] >= mark.operands:
                indexes.pop()

    def fitting(self, code: int, ranks: tuple[int, int | None]) -> list[tuple[bool, bool, int]]:
        """The latest operands of a type and rank that may be read, in no order.

        Of each is told how welcome it is, the least first: results that nothing reads yet, of these the latest; the
        last number is its own, below 0. As tuples that sort themselves, for there are some 100 in every graph.
        """
        low, high = max(ranks[0], 1), 8 if ranks[1] is None else ranks[1]
        operands, readers, temporary = self.operands, self.readers, L.TEMPORARY_VARIABLE
        return [
            (readers[index] > 0, operands[index].lifetime is not temporary, -index)
            for index in self._typed.get(code, ())[-_LATEST:]
            if low <= len(operands[index].dimensions) <= high
        ]

    def alike(self, operand: Operand, *, any_scale: bool) -> list[int]:
        """The operands that may stand in the place of this one, the latest first."""
        there = self._alike.get((operand.type, operand.dimensions), [])
        if any_scale:
            return there[: -RECENT - 1 : -1]
        scale, zero_point, operands = operand.scale, operand.zero_point, self.operands
        found = [i for i in there if operands[i].scale == scale and operands[i].zero_point == zero_point]
        return found[: -RECENT - 1 : -1]

    def types(self) -> Set[int]:
        """The types of the operands that may be read."""
        return self._typed.keys()

    def add(self, operand: Operand, where: Interval | None = None) -> int:
        """An operand that is written, or has no value."""
        self.operands.append(operand)
        self.where.append(where)
        self.readers.append(0)
        index = len(self.operands) - 1
        if where is not None:
            self._alike.setdefault((operand.type, operand.dimensions), []).append(index)
            self._typed.setdefault(operand.type, []).append(index)
        return index

    def add_input(self, operand: Operand, array: Array, where: Interval | None) -> int:
        """An input of the model, to be fed this."""
        index = self.add(_like(operand, operand.dimensions, L.SUBGRAPH_INPUT, None, 1), where)
        self._inputs.append(index)
        self._fed.append(array)
        return index

    def add_constant(self, operand: Operand, array: Array, where: Interval | None = None) -> int:
        """A constant."""
        self.values += bytes(-len(self.values) % 4)
        location = DataLocation(0, len(self.values), array.nbytes)
        self.values += array.tobytes()
        return self.add(_like(operand, array.shape, L.CONSTANT_COPY, location, 1), where)

    def add_graph(self, graph: Subgraph, shift: int) -> int:
        """An operand that stands for a subgraph, whose constants lie ``shift`` bytes on."""
        moved = (
            replace(each, location=replace(each.location, offset=each.location.offset + shift))
            if each.lifetime == L.CONSTANT_COPY
            else each
            for each in graph.operands
        )
        self._graphs.append(replace(graph, operands=tuple(moved)))
        where = DataLocation(0, len(self._graphs) - 1, 0)
        return self.add(Operand(T.SUBGRAPH, lifetime=L.SUBGRAPH, location=where))

    def referenced(self) -> tuple[Subgraph, ...]:
        """The subgraphs so far."""
        return tuple(self._graphs)

    def finish(self, shown: Sequence[int]) -> DrawnGraph:
        """The graph. Its outputs are the results that nothing reads, and those in ``shown``."""
        written = [index for step in self.steps for index in step.outputs]
        asked = set(shown)
        outputs = tuple(index for index in written if not self.readers[index] or index in asked)
        ends = set(outputs)
        operands = tuple(
            each
            if readers == each.number_of_consumers and index not in ends
            else _like(each, each.dimensions, L.SUBGRAPH_OUTPUT if index in ends else each.lifetime, None, readers)
            for index, (each, readers) in enumerate(zip(self.operands, self.readers, strict=True))
        )
        main = Subgraph(operands, tuple(self.steps), tuple(self._inputs), outputs)
        places = frozenset(place for place, index in enumerate(outputs) if index in self.unspecified)
        return DrawnGraph(Model(main, tuple(self._graphs), bytes(self.values)), tuple(self._fed), places)


def _like(
    operand: Operand, dimensions: tuple[int, ...], lifetime: L, location: DataLocation | None = None, readers: int = 0
) -> Operand:
    """The operand, with other extents and elsewhere. ``dataclasses.replace`` takes four times as long."""
    where = operand.location if location is None else location
    scale, zero_point = operand.scale, operand.zero_point
    return Operand(operand.type, dimensions, lifetime, scale, zero_point, where, operand.extra_params, readers)
