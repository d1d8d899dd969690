"""The values of operands between steps: where each lies, and its dimensions."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.graph import Model, Operand, Subgraph
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import byte_size, is_tensor
from nnconform.harness.runtime.buffers import ManagedBuffer
from nnconform.harness.runtime.known import is_known

ALIGNMENT = 64
# Bytes for a result of unknown extents at first.
FIRST_ROOM = 1 << 12


class Value(msgspec.Struct, frozen=True):
    """``length`` bytes at ``offset`` of a memory, as a tensor of these dimensions; no memory: there is no value.

    One that is in a ``buffer`` of a device has no bytes here: its memory is ``HELD``.
    """

    memory: Memory | None
    offset: int = 0
    length: int = 0
    dimensions: tuple[int, ...] = ()
    buffer: ManagedBuffer | None = None

    def view(self) -> memoryview:
        """Return the bytes; empty if there is no value."""
        if self.memory is None:
            return memoryview(b"")
        return self.memory.view()[self.offset : self.offset + self.length]

    def is_empty(self) -> bool:
        """Whether it is a tensor without elements, which no request can have as an input."""
        return self.memory is not None and 0 in self.dimensions


NO_VALUE = Value(None)
# Stands for the memory of values that are elsewhere.
HELD = Memory.create(1, "nnconform-held")
# By the index of the graph's operand.
Values = dict[int, Value]


def room_of(operand: Operand, dimensions: tuple[int, ...] | None) -> int:
    """Return the bytes for a result: of its dimensions as far as these are known, else a first guess."""
    known = operand.dimensions if is_known(operand) else dimensions
    if known is None or not all(known) or (not known and is_tensor(operand.type)):
        return FIRST_ROOM
    return max(byte_size(operand.type, known), 1)


def placed(rooms: list[int]) -> tuple[Memory, list[int]]:
    """Return a new memory with room for each of these numbers of bytes, and where each begins."""
    starts, end = [], 0
    for room in rooms:
        starts.append(end)
        end += -(-room // ALIGNMENT) * ALIGNMENT
    return Memory.create(end, "nnconform-step"), starts


def constants_of(model: Model, graph: Subgraph) -> Mapping[int, Value]:
    """Return the constants of a graph, those of the operand values copied once, and what has no value."""
    values: Values = {}
    copies: Memory | None = None
    for index, operand in enumerate(graph.operands):
        where = operand.location
        if operand.lifetime == L.NO_VALUE:
            values[index] = NO_VALUE
        elif operand.lifetime == L.CONSTANT_REFERENCE:
            values[index] = Value(model.pools[where.pool_index], where.offset, where.length, operand.dimensions)
        elif operand.lifetime == L.CONSTANT_COPY:
            if copies is None:
                copies = Memory.create(len(model.operand_values))
                copies.view()[: len(model.operand_values)] = model.operand_values
            values[index] = Value(copies, where.offset, where.length, operand.dimensions)
    return values
