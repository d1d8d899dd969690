"""Life times that disagree with an operand's writers, or with the lists of inputs and outputs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from nnconform.harness.generate.broken.base import CONSTANTS, WRITTEN, Base, BaseGraph, constant_size
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.replaced import replaced
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import NOWHERE, DataLocation, Model, Operand, Subgraph


def _built(graph: BaseGraph, index: int, operand: Operand, values: bytes, *, listed: bool) -> Model:
    """Return the model with the operand; if ``listed``, its lists of inputs and outputs follow the operand's life
    time.
    """
    whole = graph.graph
    operands = (*whole.operands[:index], operand, *whole.operands[index + 1 :])
    inputs, outputs = whole.input_indexes, whole.output_indexes
    if listed:
        inputs = _listed(inputs, index, operand.lifetime == L.SUBGRAPH_INPUT)
        outputs = _listed(outputs, index, operand.lifetime == L.SUBGRAPH_OUTPUT)
    return graph.model(Subgraph(operands, whole.operations, inputs, outputs), values)


def _listed(indexes: tuple[int, ...], index: int, wanted: bool) -> tuple[int, ...]:
    if wanted:
        return indexes if index in indexes else (*indexes, index)
    return tuple(each for each in indexes if each != index)


def _changed(graph: BaseGraph, index: int, lifetime: L, *, listed: bool) -> Mutation:
    operand, values, location = graph.graph.operands[index], b"", NOWHERE
    if lifetime == L.CONSTANT_COPY:
        location, values = graph.base.place_for(constant_size(operand))
    changed = replace(operand, lifetime=lifetime, location=location)
    place, about = graph.operand_place(index), graph.names[index]
    return Mutation(place, about, operand, changed, partial(_built, graph, index, changed, values, listed=listed))


@family(Level.VTS, layout=True)
def operand_lifetime(base: Base) -> Iterator[Mutation]:
    """An operand that an operation writes is an input, a constant or has no value; or one without writer is a result.

    The lists of inputs and outputs follow the life time.
    """
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            if operand.lifetime in WRITTEN:
                constant = (L.CONSTANT_COPY,) if constant_size(operand) else ()
                lifetimes: tuple[L, ...] = (L.SUBGRAPH_INPUT, L.NO_VALUE, *constant)
            elif operand.lifetime != L.SUBGRAPH:
                lifetimes = (L.TEMPORARY_VARIABLE, L.SUBGRAPH_OUTPUT)
            else:
                lifetimes = ()
            for lifetime in lifetimes:
                yield _changed(graph, index, lifetime, listed=True)


@family(Level.VTS, layout=True)
def input_output_membership(base: Base) -> Iterator[Mutation]:
    """An operand's life time and the lists of inputs and outputs disagree on whether it is an input or output."""
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            if operand.lifetime in CONSTANTS or operand.lifetime == L.NO_VALUE:
                lifetime = L.SUBGRAPH_INPUT
            elif operand.lifetime == L.SUBGRAPH_INPUT:
                lifetime = L.CONSTANT_COPY if constant_size(operand) else L.NO_VALUE
            elif operand.lifetime == L.SUBGRAPH_OUTPUT:
                lifetime = L.TEMPORARY_VARIABLE
            elif operand.lifetime == L.TEMPORARY_VARIABLE:
                lifetime = L.SUBGRAPH_OUTPUT
            else:
                continue
            yield _changed(graph, index, lifetime, listed=False)


@family(Level.TEXT, layout=True)
def subgraph_lifetime(base: Base) -> Iterator[Mutation]:
    """The life time is SUBGRAPH for an operand of another type, or another one for an operand of that type."""
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            if operand.type == T.SUBGRAPH:
                for lifetime in (L.NO_VALUE, L.CONSTANT_COPY):
                    location = DataLocation(0, 0, 0)
                    changed = replace(operand, lifetime=lifetime, location=location)
                    yield replaced(graph, index, changed)
            elif operand.lifetime not in WRITTEN:
                yield _changed(graph, index, L.SUBGRAPH, listed=True)


@family(Level.TEXT, layout=True)
def no_inputs_or_outputs(base: Base) -> Iterator[Mutation]:
    """The model has no input, because each is a constant, or no output, because each is a temporary."""
    graph = base.graphs[0]
    whole = graph.graph
    inputs, outputs = whole.input_indexes, whole.output_indexes
    if all(constant_size(whole.operands[index]) for index in inputs):
        yield Mutation(f"{graph.place}.input_indexes", "", inputs, (), partial(graph.with_constants, inputs))
    yield Mutation(f"{graph.place}.output_indexes", "", outputs, (), partial(_without_outputs, graph))


def _without_outputs(graph: BaseGraph) -> Model:
    whole = graph.graph
    operands = list(whole.operands)
    for index in whole.output_indexes:
        operands[index] = replace(operands[index], lifetime=L.TEMPORARY_VARIABLE)
    return graph.model(Subgraph(tuple(operands), whole.operations, whole.input_indexes, ()))
