"""Undefined numbers of operand types, operation types and life times."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import cast

from msgspec.structs import replace

from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.replaced import replaced
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.graph import Operation

# Just outside the number ranges of the HAL's own types and of the OEM's.
_TYPES = (-1, OperandType.SUBGRAPH + 1, OperandType.OEM - 1, OperandType.TENSOR_OEM_BYTE + 1)
_OEM = OperationType.OEM_OPERATION
_OPERATIONS = (-1, max(code for code in OperationType if code < _OEM) + 1, _OEM - 1, _OEM + 1)
_LIFETIMES = (-1, OperandLifeTime.SUBGRAPH + 1, 255)


@family(Level.VTS)
def operand_type(base: Base) -> Iterator[Mutation]:
    """An operand's type is not defined by the HAL."""
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            for code in _TYPES:
                changed = replace(operand, type=code)
                yield replaced(graph, index, changed)


@family(Level.VTS)
def operation_type(base: Base) -> Iterator[Mutation]:
    """An operation's type is not defined by the HAL."""
    for graph in base.graphs:
        for number, step in enumerate(graph.graph.operations):
            for code in _OPERATIONS:
                changed = Operation(code, step.inputs, step.outputs)
                place, about = graph.operation_place(number), graph.operations[number]
                yield Mutation(place, about, step, changed, partial(graph.with_operation, number, changed))


@family(Level.TEXT, layout=True)
def lifetime_number(base: Base) -> Iterator[Mutation]:
    """An operand's life time is not defined by the HAL."""
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            for code in _LIFETIMES:
                changed = replace(operand, lifetime=cast("OperandLifeTime", code))
                yield replaced(graph, index, changed)
