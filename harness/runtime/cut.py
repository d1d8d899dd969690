"""Cuts some operations of a graph out of a model, as a model of their own that a device can be given.

Source: ExecutionStep of runtime/ExecutionPlan.cpp of packages/modules/NeuralNetworks: what another step reads is an
output, what another step writes is an input, constants come along, and so do the subgraphs that operations refer to.
Unlike there, where such a model falls back to the CPU whole, a step that would have no input or no output gets one.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.inputs import with_an_input

_WRITTEN = frozenset({L.TEMPORARY_VARIABLE, L.SUBGRAPH_OUTPUT})
_ALIGNMENT = 4


class CutModel(msgspec.Struct, frozen=True):
    """Operations ``numbers`` of a graph as a model; ``inputs`` and ``outputs`` are the graph's operands of its own."""

    model: Model
    numbers: tuple[int, ...]
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]


def whole(model: Model, graph: Subgraph) -> CutModel:
    """Return all operations of a graph of the model; of the main graph that is the model itself."""
    numbers = tuple(range(len(graph.operations)))
    if graph is model.main:
        return CutModel(model, numbers, graph.input_indexes, graph.output_indexes)
    return CutModel(_Copy(model).of(graph), numbers, graph.input_indexes, graph.output_indexes)


def cut(model: Model, graph: Subgraph, numbers: Sequence[int]) -> CutModel:
    """Return the operations ``numbers`` of a graph of the model, in the graph's order.

    Extents that the graph leaves unknown stay so. If no operation reads what others write, a constant is the input.
    """
    if len(numbers) == len(graph.operations):
        return whole(model, graph)
    steps = [graph.operations[number] for number in sorted(numbers)]
    inside = {index for step in steps for index in step.outputs}
    elsewhere = {
        index
        for number, step in enumerate(graph.operations)
        if number not in set(numbers)
        for index in step.inputs
        if index in inside
    }
    shown = elsewhere | (inside & set(graph.output_indexes))
    # A model has an output, whether or not anybody reads it.
    shown = shown or set(steps[-1].outputs)
    places: dict[int, int] = {}
    for step in steps:
        for index in (*step.inputs, *step.outputs):
            places.setdefault(index, len(places))
    given = [index for index in places if index not in inside and graph.operands[index].lifetime in _GIVEN]
    operands = [_role(graph.operands[index], index in shown, index in inside) for index in places]
    own = Subgraph(
        tuple(operands),
        tuple(_renumbered(step, places) for step in steps),
        tuple(places[index] for index in given),
        tuple(places[index] for index in places if index in shown),
    )
    part = _Copy(model).of(_with_consumers(own))
    outputs = tuple(index for index in places if index in shown)
    if not given:
        part, place = with_an_input(part)
        given = [index for index, number in places.items() if number == place]
    return CutModel(part, tuple(sorted(numbers)), tuple(given), outputs)


_GIVEN = frozenset({L.SUBGRAPH_INPUT, *_WRITTEN})


def _role(operand: Operand, shown: bool, inside: bool) -> Operand:
    """Return an operand with its life time in the part."""
    if inside:
        return replace(operand, lifetime=L.SUBGRAPH_OUTPUT if shown else L.TEMPORARY_VARIABLE)
    return replace(operand, lifetime=L.SUBGRAPH_INPUT) if operand.lifetime in _GIVEN else operand


def _renumbered(step: Operation, places: dict[int, int]) -> Operation:
    return Operation(step.type, tuple(places[i] for i in step.inputs), tuple(places[i] for i in step.outputs))


def _with_consumers(graph: Subgraph) -> Subgraph:
    counts = [0] * len(graph.operands)
    for step in graph.operations:
        for index in step.inputs:
            counts[index] += 1
    operands = tuple(
        replace(each, number_of_consumers=count) for each, count in zip(graph.operands, counts, strict=True)
    )
    return Subgraph(operands, graph.operations, graph.input_indexes, graph.output_indexes)


class _Copy:
    """A copy of a part of a model: the constants and the referenced graphs that it uses, and no others."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._values = bytearray()
        self._graphs: dict[int, int] = {}
        self._referenced: list[Subgraph] = []

    def of(self, graph: Subgraph) -> Model:
        """Return the model whose main graph is ``graph``."""
        main = self._copied(graph)
        model = self._model
        return Model(
            main,
            tuple(self._referenced),
            bytes(self._values),
            model.pools,
            model.relax_computation_float32_to_float16,
            model.extension_name_to_prefix,
        )

    def _copied(self, graph: Subgraph) -> Subgraph:
        operands = tuple(self._operand(operand) for operand in graph.operands)
        return Subgraph(operands, graph.operations, graph.input_indexes, graph.output_indexes)

    def _operand(self, operand: Operand) -> Operand:
        if operand.lifetime == L.SUBGRAPH:
            return replace(operand, location=DataLocation(0, self._graph(operand.location.offset), 0))
        if operand.lifetime != L.CONSTANT_COPY:
            return operand
        data = self._model.constant(operand)
        self._values += bytes(-len(self._values) % _ALIGNMENT)
        where = DataLocation(0, len(self._values), len(data))
        self._values += data
        return replace(operand, location=where)

    def _graph(self, number: int) -> int:
        """Return the new number of a referenced graph, which is copied at its first mention."""
        if number not in self._graphs:
            # Those that it refers to come first: there are no cycles.
            copied = self._copied(self._model.referenced[number])
            self._graphs[number] = len(self._referenced)
            self._referenced.append(copied)
        return self._graphs[number]
