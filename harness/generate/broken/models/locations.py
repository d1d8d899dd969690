"""Locations of constants out of range, and locations on operands that have no value in the model."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from nnconform.harness.generate.broken.base import CONSTANTS, Base, BaseGraph
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.replaced import replaced
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import DataLocation, Model, Operand, Subgraph
from nnconform.harness.model.memory import Memory

_WRAPS = 2**32
_NO_SIZE = frozenset({T.OEM, T.TENSOR_OEM_BYTE})


def _constants(base: Base) -> Iterator[tuple[BaseGraph, int, Operand]]:
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            if operand.lifetime in CONSTANTS and operand.type in T._value2member_map_:
                yield graph, index, operand


def _located(graph: BaseGraph, index: int, location: DataLocation) -> Mutation:
    operand = graph.graph.operands[index]
    changed = replace(operand, location=location)
    return replaced(graph, index, changed)


@family(Level.TEXT)
def constant_offset(base: Base) -> Iterator[Mutation]:
    """A constant lies beyond the end of the operand values or of its pool; or would, but for 32-bit overflow."""
    for graph, index, operand in _constants(base):
        where = operand.location
        if operand.lifetime == L.CONSTANT_COPY:
            end = len(base.model.operand_values)
        else:
            end = base.model.pools[where.pool_index].size
        if where.length:
            for offset in (end - where.length + 1, end, _WRAPS - where.length, _WRAPS - 1):
                yield _located(graph, index, DataLocation(where.pool_index, offset, where.length))


@family(Level.TEXT)
def constant_length(base: Base) -> Iterator[Mutation]:
    """A constant's length differs from the size of its type and dimensions."""
    for graph, index, operand in _constants(base):
        where = operand.location
        if operand.type in _NO_SIZE or not where.length:
            continue
        for length in sorted({0, where.length - 1, where.length + 1, 2 * where.length, _WRAPS - 1}):
            yield _located(graph, index, DataLocation(where.pool_index, where.offset, length))


@family(Level.TEXT, since=HalVersion.AIDL1, layout=True)
def constant_padding(base: Base) -> Iterator[Mutation]:
    """A constant has padding, which only the arguments of requests may have."""
    for graph, index, operand in _constants(base):
        where = operand.location
        for padding in (1, _WRAPS):
            yield _located(graph, index, DataLocation(where.pool_index, where.offset, where.length, padding))


@family(Level.TEXT, layout=True)
def constant_pool(base: Base) -> Iterator[Mutation]:
    """A constant's pool does not exist or is too small; or one among the operand values has a pool index."""
    for graph, index, operand in _constants(base):
        where, pools = operand.location, len(base.model.pools)
        if operand.lifetime == L.CONSTANT_COPY:
            yield _located(graph, index, DataLocation(1, where.offset, where.length))
        for number in (pools, _WRAPS - 1):
            changed = replace(operand, lifetime=L.CONSTANT_REFERENCE, location=DataLocation(number, 0, where.length))
            yield replaced(graph, index, changed)
        if where.length > 1:
            changed = replace(operand, lifetime=L.CONSTANT_REFERENCE, location=DataLocation(pools, 0, where.length))
            place, about = graph.operand_place(index), graph.names[index]
            build = partial(_in_small_pool, graph, index, changed)
            yield Mutation(place, about, operand, changed, build)


def _in_small_pool(graph: BaseGraph, index: int, operand: Operand) -> Model:
    """Return the model with one more pool, a byte too small for the operand, and the operand in it."""
    whole = graph.graph
    operands = (*whole.operands[:index], operand, *whole.operands[index + 1 :])
    changed = Subgraph(operands, whole.operations, whole.input_indexes, whole.output_indexes)
    return graph.model(changed, pools=(Memory.create(operand.location.length - 1),))


@family(Level.TEXT, layout=True)
def value_location(base: Base) -> Iterator[Mutation]:
    """An operand without a value in the model has a location: an input, a result, one of life time NO_VALUE."""
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            if operand.lifetime not in CONSTANTS and operand.lifetime != L.SUBGRAPH:
                for location in (DataLocation(1, 0, 0), DataLocation(0, 4, 0), DataLocation(0, 0, 4)):
                    yield _located(graph, index, location)
