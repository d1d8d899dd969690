"""Life times that disagree with an operand's writers, or with the lists of inputs and outputs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from nnconform.harness.generate.broken.base import CONSTANTS, WRITTEN, Base, BaseGraph, change
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import NOWHERE, DataLocation, Model, Operand, Subgraph
from nnconform.harness.model.numbers import DTYPES, byte_size, is_tensor

# The operand values travel in one message: like AOSP's suite, keep to half of 64 KiB.
_LARGEST_VALUE = 32768


def _size(operand: Operand) -> int:
    """Return the size in bytes of a value that could become a constant; 0 if it could not."""
    known = operand.dimensions and 0 not in operand.dimensions if is_tensor(operand.type) else True
    if operand.type not in DTYPES or not known:
        return 0
    size = byte_size(T(operand.type), operand.dimensions)
    return size if size <= _LARGEST_VALUE else 0


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
        location, values = graph.base.place_for(_size(operand))
    changed = change(operand, lifetime=lifetime, location=location)
    place, about = graph.operand_place(index), graph.names[index]
    return Mutation(place, about, operand, changed, partial(_built, graph, index, changed, values, listed=listed))


@family(layout=True)
def operand_lifetime(base: Base) -> Iterator[Mutation]:
    """An operand that an operation writes is an input, a constant or has no value; or one without writer is a result.

    The lists of inputs and outputs follow the life time.
    """
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            if operand.lifetime in WRITTEN:
                constant = (L.CONSTANT_COPY,) if _size(operand) else ()
                lifetimes: tuple[L, ...] = (L.SUBGRAPH_INPUT, L.NO_VALUE, *constant)
            elif operand.lifetime != L.SUBGRAPH:
                lifetimes = (L.TEMPORARY_VARIABLE, L.SUBGRAPH_OUTPUT)
            else:
                lifetimes = ()
            for lifetime in lifetimes:
                yield _changed(graph, index, lifetime, listed=True)


@family(layout=True)
def input_output_membership(base: Base) -> Iterator[Mutation]:
    """An operand's life time and the lists of inputs and outputs disagree on whether it is an input or output."""
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            if operand.lifetime in CONSTANTS or operand.lifetime == L.NO_VALUE:
                lifetime = L.SUBGRAPH_INPUT
            elif operand.lifetime == L.SUBGRAPH_INPUT:
                lifetime = L.CONSTANT_COPY if _size(operand) else L.NO_VALUE
            elif operand.lifetime == L.SUBGRAPH_OUTPUT:
                lifetime = L.TEMPORARY_VARIABLE
            elif operand.lifetime == L.TEMPORARY_VARIABLE:
                lifetime = L.SUBGRAPH_OUTPUT
            else:
                continue
            yield _changed(graph, index, lifetime, listed=False)


@family(layout=True)
def subgraph_lifetime(base: Base) -> Iterator[Mutation]:
    """The life time is SUBGRAPH for an operand of another type, or another one for an operand of that type."""
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            if operand.type == T.SUBGRAPH:
                for lifetime in (L.NO_VALUE, L.CONSTANT_COPY):
                    location = DataLocation(0, 0, 0)
                    changed = change(operand, lifetime=lifetime, location=location)
                    place, about = graph.operand_place(index), graph.names[index]
                    yield Mutation(place, about, operand, changed, partial(graph.with_operand, index, changed))
            elif operand.lifetime not in WRITTEN:
                yield _changed(graph, index, L.SUBGRAPH, listed=True)
