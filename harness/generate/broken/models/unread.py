"""Operands that nothing reads, and that are checked all the same."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import DataLocation, Operand

_COPY, _SIZE = L.CONSTANT_COPY, 8


@family(Level.TEXT)
def unread_operand(base: Base) -> Iterator[Mutation]:
    """A constant more, which nothing reads, breaks a rule of constants: its length, place, scale or zero point."""
    start, whole = DataLocation(0, 0, _SIZE), (2,)
    beyond = DataLocation(0, len(base.model.operand_values), _SIZE)
    for graph in base.graphs:
        for operand in (
            Operand(T.TENSOR_FLOAT32, whole, _COPY, location=DataLocation(0, 0, _SIZE - 1)),
            Operand(T.TENSOR_FLOAT32, whole, _COPY, location=beyond),
            Operand(T.TENSOR_FLOAT32, whole, _COPY, location=start, scale=0.5),
            Operand(T.TENSOR_QUANT8_ASYMM, (_SIZE,), _COPY, location=start, scale=0.0),
            Operand(T.TENSOR_QUANT8_ASYMM, (_SIZE,), _COPY, location=start, scale=1.0, zero_point=256),
        ):
            index = len(graph.graph.operands)
            build = partial(graph.with_operations, graph.graph.operations, [operand])
            yield Mutation(graph.operand_place(index), "an operand that nothing reads", "none", operand, build)
