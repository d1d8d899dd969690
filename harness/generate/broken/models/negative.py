"""Negative numbers where AIDL's signed types admit what HIDL's unsigned ones could not hold."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from nnconform.harness.generate.broken.base import CONSTANTS, Base
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.replaced import replaced
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.graph import DataLocation, Operation, Subgraph

_AIDL = HalVersion.AIDL1


@family(Level.TEXT, since=_AIDL, layout=True)
def negative_index(base: Base) -> Iterator[Mutation]:
    """An operation, or a list of inputs or outputs, names operand -1: no operand has this index, though it is below the
    number of operands.
    """
    for graph in base.graphs:
        whole = graph.graph
        for number, step in enumerate(whole.operations):
            for slot in range(len(step.inputs) + len(step.outputs)):
                indexes = [*step.inputs, *step.outputs]
                indexes[slot] = -1
                count = len(step.inputs)
                changed = Operation(step.type, tuple(indexes[:count]), tuple(indexes[count:]))
                place, about = graph.operation_place(number), graph.arguments[number][slot]
                yield Mutation(place, about, step, changed, partial(graph.with_operation, number, changed))
        for field in ("input_indexes", "output_indexes"):
            own = getattr(whole, field)
            for slot in range(len(own)):
                wrong = (*own[:slot], -1, *own[slot + 1 :])
                listed: Subgraph = replace(whole, **{field: wrong})
                yield Mutation(f"{graph.place}.{field}", "", own, wrong, partial(graph.model, listed))


@family(Level.TEXT, since=_AIDL, layout=True)
def negative_location(base: Base) -> Iterator[Mutation]:
    """A constant's offset, length or pool index is negative, which a comparison with the end of its values admits."""
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            where = operand.location
            if operand.lifetime in CONSTANTS and where.length:
                for location in (
                    DataLocation(where.pool_index, -1, where.length),
                    DataLocation(where.pool_index, -where.length, where.length),
                    DataLocation(where.pool_index, where.offset, -1),
                    DataLocation(where.pool_index, where.offset, -where.length),
                    DataLocation(-1, where.offset, where.length),
                ):
                    yield replaced(graph, index, replace(operand, location=location))


@family(Level.TEXT, since=_AIDL, layout=True)
def negative_dimension(base: Base) -> Iterator[Mutation]:
    """A tensor has a negative extent; or two, so that the product is positive."""
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            own = operand.dimensions
            for axis, extent in enumerate(own):
                yield replaced(graph, index, replace(operand, dimensions=(*own[:axis], -1, *own[axis + 1 :])))
                if axis and own[axis - 1] and extent:
                    dimensions = (*own[: axis - 1], -own[axis - 1], -extent, *own[axis + 1 :])
                    yield replaced(graph, index, replace(operand, dimensions=dimensions))
