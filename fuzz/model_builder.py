"""A model that is being edited."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.codes import OperandLifeTime, OperandType
from nnconform.harness.model.graph import DataLocation, Model, Operand, Subgraph
from nnconform.harness.model.numbers import DTYPES, byte_size

# Constants are not made larger than so many bytes.
LARGEST_VALUE = 1 << 12


class ModelBuilder:
    """One graph of it, and the ``values`` of constants that all share. ``miscounted`` are the numbers of consumers that
    are to be wrong: the others are counted when it is finished.
    """

    def __init__(self, graph: Subgraph, values: bytearray) -> None:
        self.operands, self.operations = list(graph.operands), list(graph.operations)
        self.inputs, self.outputs = list(graph.input_indexes), list(graph.output_indexes)
        self.values = values
        self.miscounted: dict[int, int] = {}

    def finished(self) -> Subgraph:
        """The graph."""
        counts = [0] * len(self.operands)
        for step in self.operations:
            for index in step.inputs:
                if 0 <= index < len(counts):
                    counts[index] += 1
        for index, count in self.miscounted.items():
            counts[index] = count
        operands = tuple(map(_counted, self.operands, counts))
        return Subgraph(operands, tuple(self.operations), tuple(self.inputs), tuple(self.outputs))

    def keep(self, value: bytes) -> DataLocation:
        """Keep the value of a constant; where it is."""
        self.values += bytes(-len(self.values) % 4)
        place = DataLocation(0, len(self.values), len(value))
        self.values += value
        return place

    def fit(self, index: int) -> None:
        """Give a constant as many bytes as its type and dimensions need: the old ones again and again."""
        operand = self.operands[index]
        place = operand.location
        if operand.lifetime != OperandLifeTime.CONSTANT_COPY or operand.type not in DTYPES:
            return
        size = byte_size(OperandType(operand.type), operand.dimensions)
        old = self.values[place.offset : place.offset + place.length] if place.offset >= 0 else b""
        if not old or not 0 < size <= LARGEST_VALUE or size == len(old):
            return
        value = bytes(old * -(-size // len(old)))[:size]
        self.operands[index] = replace(operand, location=self.keep(value))


def _counted(operand: Operand, count: int) -> Operand:
    if operand.number_of_consumers == count:
        return operand
    # Built directly: ``replace`` takes three times as long, and this is done for every model.
    return Operand(
        operand.type,
        operand.dimensions,
        operand.lifetime,
        operand.scale,
        operand.zero_point,
        operand.location,
        operand.extra_params,
        count,
    )


class ModelBuilders:
    """The graphs of a model that are being edited, by their place: 0 is the main one."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._values = bytearray(model.operand_values)
        self._drafts: dict[int, ModelBuilder] = {}

    def at(self, place: int) -> ModelBuilder:
        """The draft of a graph."""
        if place not in self._drafts:
            self._drafts[place] = ModelBuilder(self._model.subgraphs()[place], self._values)
        return self._drafts[place]

    def finished(self) -> Model:
        """The model."""
        if not self._drafts:
            return self._model
        graphs = list(self._model.subgraphs())
        for place, draft in self._drafts.items():
            graphs[place] = draft.finished()
        main, *referenced = graphs
        return replace(self._model, main=main, referenced=tuple(referenced), operand_values=bytes(self._values))
