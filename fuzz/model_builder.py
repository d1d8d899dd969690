"""Mutable builders of models, for edits."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime, OperandType
from nnconform.harness.model.graph import DataLocation, Model, Operand, Subgraph
from nnconform.harness.model.numbers import DTYPES, byte_size

# The largest size of a constant that edits make, in bytes.
LARGEST_VALUE = 1 << 12


class ModelBuilder:
    """A mutable graph of a model.

    ``values`` are the bytes of constants, shared by all graphs of the model. ``miscounted`` holds wrong numbers of
    consumers, by operand; those of other operands are counted in ``build``.
    """

    def __init__(self, graph: Subgraph, values: bytearray) -> None:
        self.operands, self.operations = list(graph.operands), list(graph.operations)
        self.inputs, self.outputs = list(graph.input_indexes), list(graph.output_indexes)
        self.values = values
        self.miscounted: dict[int, int] = {}

    def build(self) -> Subgraph:
        """Return the graph."""
        counts = [0] * len(self.operands)
        for step in self.operations:
            for index in step.inputs:
                if 0 <= index < len(counts):
                    counts[index] += 1
        for index, count in self.miscounted.items():
            counts[index] = count
        operands = tuple(map(_with_consumers, self.operands, counts))
        return Subgraph(operands, tuple(self.operations), tuple(self.inputs), tuple(self.outputs))

    def store(self, value: bytes) -> DataLocation:
        """Append the bytes of a constant; return their location."""
        self.values += bytes(-len(self.values) % 4)
        place = DataLocation(0, len(self.values), len(value))
        self.values += value
        return place

    def fit(self, index: int) -> None:
        """Resize a constant to its type and dimensions, by repeating its bytes."""
        operand = self.operands[index]
        place = operand.location
        if operand.lifetime != OperandLifeTime.CONSTANT_COPY or operand.type not in DTYPES:
            return
        size = byte_size(OperandType(operand.type), operand.dimensions)
        old = self.values[place.offset : place.offset + place.length] if place.offset >= 0 else b""
        if not old or not 0 < size <= LARGEST_VALUE or size == len(old):
            return
        value = bytes(old * -(-size // len(old)))[:size]
        self.operands[index] = replace(operand, location=self.store(value))


def _with_consumers(operand: Operand, count: int) -> Operand:
    return operand if operand.number_of_consumers == count else replace(operand, number_of_consumers=count)


class ModelBuilders:
    """The builders of the graphs of a model, by index: 0 is the main graph."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._values = bytearray(model.operand_values)
        self._builders: dict[int, ModelBuilder] = {}

    def at(self, place: int) -> ModelBuilder:
        """Return the builder of a graph."""
        if place not in self._builders:
            self._builders[place] = ModelBuilder(self._model.subgraphs()[place], self._values)
        return self._builders[place]

    def build(self) -> Model:
        """Return the model."""
        if not self._builders:
            return self._model
        graphs = list(self._model.subgraphs())
        for place, builder in self._builders.items():
            graphs[place] = builder.build()
        main, *referenced = graphs
        whole = self._model
        return Model(
            main,
            tuple(referenced),
            bytes(self._values),
            whole.pools,
            whole.relax_computation_float32_to_float16,
            whole.extension_name_to_prefix,
        )
