"""Dimensions that the operand's type, or its argument, does not allow."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nnconform.harness.generate.broken.base import CONSTANTS, Base, BaseGraph
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.replaced import replaced
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import OperandLifeTime, OperandType
from nnconform.harness.model.graph import Operand
from nnconform.harness.ops.schema import Arg

T, L = OperandType, OperandLifeTime
_SCALARS = frozenset({T.FLOAT32, T.INT32, T.UINT32, T.BOOL, T.FLOAT16, T.OEM, T.SUBGRAPH})
_OEM = frozenset({T.OEM, T.TENSOR_OEM_BYTE})
_HUGE = 2**16


def _changed(graph: BaseGraph, index: int, dimensions: tuple[int, ...]) -> Mutation:
    operand = graph.graph.operands[index]
    changed = replace(operand, dimensions=dimensions)
    return replaced(graph, index, changed)


@family(Level.VTS)
def operand_rank(base: Base) -> Iterator[Mutation]:
    """A scalar has dimensions."""
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            if operand.type in _SCALARS:
                yield _changed(graph, index, (1,))


@family(Level.TEXT)
def tensor_rank(base: Base) -> Iterator[Mutation]:
    """A tensor has more or fewer dimensions than the argument allows.

    Added dimensions are 1, so that constants keep their size. Dimensions are removed only from tensors that are not
    constants, and never all of them, as that would mean an unknown rank.
    """
    for graph in base.graphs:
        done: set[tuple[int, int]] = set()
        for index, argument in _arguments(graph):
            operand = graph.graph.operands[index]
            low, high = argument.ranks
            for rank in (low - 1, low - 2, None if high is None else high + 1):
                if rank is None or rank < 1 or (index, rank) in done:
                    continue
                if rank < len(operand.dimensions) and operand.lifetime in CONSTANTS:
                    continue
                done.add((index, rank))
                yield _changed(graph, index, (operand.dimensions + (1,) * rank)[:rank])


def _arguments(graph: BaseGraph) -> Iterator[tuple[int, Arg]]:
    """Yield the operands of known rank whose argument bounds it."""
    for index, argument in graph.read_arguments:
        operand = graph.graph.operands[index]
        # An argument whose only dimension is 0 may be left out by the request.
        if operand.dimensions not in ((), (0,)) and not argument.any_type and operand.type not in _SCALARS:
            yield index, argument


@family(Level.TEXT)
def constant_dimensions(base: Base) -> Iterator[Mutation]:
    """A constant tensor has an unknown extent, or no dimensions."""
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            if operand.lifetime in CONSTANTS and operand.type not in _SCALARS | _OEM:
                for axis in range(len(operand.dimensions)):
                    yield _changed(graph, index, _with(operand, axis, 0))
                yield _changed(graph, index, ())


@family(Level.TEXT)
def operand_size(base: Base) -> Iterator[Mutation]:
    """A tensor has a size of 4 GiB or more, which does not fit 32 bits; computed in 32 bits the product would be
    small.
    """
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            rank = len(operand.dimensions)
            if operand.type in _SCALARS | _OEM or rank < 2 or operand.type not in T._value2member_map_:
                continue
            if operand.lifetime == L.NO_VALUE or operand.extra_params is not None:
                continue
            yield _changed(graph, index, (*(1,) * (rank - 2), _HUGE, _HUGE))
            yield _changed(graph, index, (*(1,) * (rank - 2), _HUGE, _HUGE + 1))


def _with(operand: Operand, axis: int, extent: int) -> tuple[int, ...]:
    return (*operand.dimensions[:axis], extent, *operand.dimensions[axis + 1 :])
