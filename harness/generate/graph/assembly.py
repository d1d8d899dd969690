"""A graph under construction: its operands and what is known of them, its operations, and the finished model."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from nnconform.harness.generate.graph.palette import Wanted
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.inputs import with_an_input
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Interval
from nnconform.harness.validate.operation import constant_value

# How many readable operands are chosen from: the latest, those first that nothing reads yet.
RECENT = 6
_LATEST = 24


class DrawnGraph(msgspec.Struct, frozen=True):
    """A model of many operations, its inputs, and the numbers of the outputs that the contract leaves unspecified."""

    model: Model
    inputs: tuple[Array | None, ...]
    unspecified: frozenset[int] = frozenset()


@dataclass(slots=True)
class _Mark:
    """A state of the assembly to roll back to."""

    operands: int
    values: int
    inputs: int
    graphs: int
    steps: int


class Assembly:
    """A graph under construction; operands are numbered in the order they are added.

    ``intervals`` holds the interval of each operand's values, None for one that no other operation may read;
    ``readers`` counts the operations' inputs that refer to it.
    """

    def __init__(self) -> None:
        self.operands: list[Operand] = []
        self.intervals: list[Interval | None] = []
        self.readers: list[int] = []
        self.steps: list[Operation] = []
        self.unspecified: set[int] = set()
        # Results that nothing reads, and that are no outputs either.
        self.unused: set[int] = set()
        self.values = bytearray()
        self._graphs: list[Subgraph] = []
        self._inputs: list[int] = []
        self._input_values: list[Array | None] = []
        # The operands that may be read, by type and dimensions, and by type.
        self._alike: dict[tuple[int, tuple[int, ...]], list[int]] = {}
        self._typed: dict[int, list[int]] = {}

    def mark(self) -> _Mark:
        """Return the current state, for ``rollback``."""
        counts = len(self.operands), len(self.values), len(self._inputs), len(self._graphs), len(self.steps)
        return _Mark(*counts)

    def rollback(self, mark: _Mark) -> None:
        """Undo everything since ``mark``, after an operation failed to fit."""
        for index in (index for step in self.steps[mark.steps :] for index in step.inputs):
            self.readers[index] -= 1
        del self.steps[mark.steps :]
        del self.operands[mark.operands :], self.intervals[mark.operands :], self.readers[mark.operands :]
        del self.values[mark.values :], self._inputs[mark.inputs :], self._input_values[mark.inputs :]
        del self._graphs[mark.graphs :]
        self.unspecified = {index for index in self.unspecified if index < mark.operands}
        self.unused = {index for index in self.unused if index < mark.operands}
        for indexes in (*self._alike.values(), *self._typed.values()):
            while indexes and indexes[-1] >= mark.operands:
                indexes.pop()

    def fitting(self, wanted: Sequence[Wanted], only: int | None = None) -> list[tuple[bool, bool, int, int]]:
        """Return the latest operands that may be read of each type and rank wanted, sorted by preference; ``only``: the
        one that is asked about.

        Results that nothing reads yet come first, of these the latest. The last elements are the negated index and the
        place that wants it. Plain tuples, as there are some 100 in every graph.
        """
        operands, readers, typed, temporary = self.operands, self.readers, self._typed, L.TEMPORARY_VARIABLE
        pairs = []
        for code, low, high, places in wanted:
            for index in typed.get(code, ())[-_LATEST:]:
                operand = operands[index]
                if low <= len(operand.dimensions) <= high and only in (None, index):
                    read, given = readers[index] > 0, operand.lifetime is not temporary
                    for place in places:
                        pairs.append((read, given, -index, place))
        pairs.sort()
        return pairs

    def alike(self, operand: Operand, *, any_scale: bool) -> list[int]:
        """Return the operands that could replace this one, the latest first."""
        candidates = self._alike.get((operand.type, operand.dimensions), [])
        if any_scale:
            return candidates[: -RECENT - 1 : -1]
        scale, zero_point, operands = operand.scale, operand.zero_point, self.operands
        matches = [i for i in candidates if operands[i].scale == scale and operands[i].zero_point == zero_point]
        return matches[: -RECENT - 1 : -1]

    def replaces(self, index: int, operand: Operand, *, any_scale: bool) -> bool:
        """Return whether an operand that may be read could replace this one."""
        known = self.operands[index]
        if (known.type, known.dimensions) != (operand.type, operand.dimensions):
            return False
        return any_scale or (known.scale, known.zero_point) == (operand.scale, operand.zero_point)

    def types(self) -> Set[int]:
        """Return the types of the operands that may be read."""
        return self._typed.keys()

    def add(self, operand: Operand, interval: Interval | None = None) -> int:
        """Add an operand that an operation writes, or one without value."""
        self.operands.append(operand)
        self.intervals.append(interval)
        self.readers.append(0)
        index = len(self.operands) - 1
        if interval is not None:
            self._alike.setdefault((operand.type, operand.dimensions), []).append(index)
            self._typed.setdefault(operand.type, []).append(index)
        return index

    def add_input(self, operand: Operand, array: Array, interval: Interval | None) -> int:
        """Add an input of the model, with its value."""
        index = self.add(replace(operand, lifetime=L.SUBGRAPH_INPUT, number_of_consumers=1), interval)
        self._inputs.append(index)
        self._input_values.append(array)
        return index

    def add_constant(self, operand: Operand, array: Array, interval: Interval | None = None) -> int:
        """Add a constant."""
        data = array.tobytes()
        self.values += bytes(-len(self.values) % 4)
        location = DataLocation(0, len(self.values), len(data))
        self.values += data
        constant = replace(
            operand, dimensions=array.shape, lifetime=L.CONSTANT_COPY, location=location, number_of_consumers=1
        )
        return self.add(constant, interval)

    def add_graph(self, graph: Subgraph, shift: int) -> int:
        """Add a subgraph and an operand that refers to it; the subgraph's constants move by ``shift`` bytes."""
        return self.add(self.add_inner_graph(graph, shift))

    def add_inner_graph(self, graph: Subgraph, shift: int) -> Operand:
        """Add a subgraph; return an operand that refers to it, for the subgraph that asks for it."""
        moved = (
            replace(each, location=replace(each.location, offset=each.location.offset + shift))
            if each.lifetime == L.CONSTANT_COPY
            else each
            for each in graph.operands
        )
        self._graphs.append(replace(graph, operands=tuple(moved)))
        reference = DataLocation(0, len(self._graphs) - 1, 0)
        return Operand(T.SUBGRAPH, lifetime=L.SUBGRAPH, location=reference)

    def referenced(self) -> tuple[Subgraph, ...]:
        """Return the subgraphs added so far."""
        return tuple(self._graphs)

    def finish(self, more_outputs: Sequence[int]) -> DrawnGraph:
        """Return the graph; its outputs are the results that nothing reads, but for ``unused`` ones, and those in
        ``more_outputs``.
        """
        written = [index for step in self.steps for index in step.outputs]
        requested = set(more_outputs)
        unread = {index for index in written if not self.readers[index]} - self.unused
        outputs = tuple(index for index in written if index in unread or index in requested)
        ends = set(outputs)
        operands = tuple(
            each
            if readers == each.number_of_consumers and index not in ends
            else replace(
                each, lifetime=L.SUBGRAPH_OUTPUT if index in ends else each.lifetime, number_of_consumers=readers
            )
            for index, (each, readers) in enumerate(zip(self.operands, self.readers, strict=True))
        )
        main = Subgraph(operands, tuple(self.steps), tuple(self._inputs), outputs)
        places = frozenset(place for place, index in enumerate(outputs) if index in self.unspecified)
        model = Model(main, tuple(self._graphs), bytes(self.values))
        if self._inputs:
            return DrawnGraph(model, tuple(self._input_values), places)
        # What extents follow from is better left constant.
        shaping = {index for index, interval in enumerate(self.intervals) if interval is None}
        whole, index = with_an_input(model, shaping)
        return DrawnGraph(whole, (constant_value(model, model.main.operands[index]),), places)


def with_outputs(graph: DrawnGraph, results: Sequence[int]) -> DrawnGraph:
    """Return the graph with more of its results as outputs, behind those that it has."""
    main, operands = graph.model.main, list(graph.model.main.operands)
    for index in results:
        operands[index] = replace(operands[index], lifetime=L.SUBGRAPH_OUTPUT)
    new = replace(main, operands=tuple(operands), output_indexes=(*main.output_indexes, *results))
    return replace(graph, model=replace(graph.model, main=new))
