"""Tensors of another rank, or with other extents, that each argument admits by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import combinations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.generate.broken.base import CONSTANTS, BaseGraph
from nnconform.harness.generate.broken.family import Mutation
from nnconform.harness.generate.broken.replaced import replaced
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Model, Operand, Operation
from nnconform.harness.model.numbers import DTYPES, is_tensor

# An axis of a tensor: the index of its operand, and the axis.
_Axis = tuple[int, int]


def reshaped(graph: BaseGraph, step: Operation) -> Iterator[Mutation]:
    """Yield the mutations of one tensor that an operation reads: a constant with a row more along one axis, an input
    with an axis more or less, an input with two equal extents that are 1.
    """
    for index in dict.fromkeys(step.inputs):
        operand = graph.graph.operands[index]
        if not _resizable(operand):
            continue
        if operand.lifetime in CONSTANTS:
            about, place = graph.names[index], graph.operand_place(index)
            for axis in range(len(operand.dimensions)):
                changed = _longer(operand, [axis])
                yield Mutation(place, about, operand, changed, partial(_resized, graph, {index: changed}))
        else:
            for dimensions in dict.fromkeys(_other_shapes(operand.dimensions)):
                yield replaced(graph, index, replace(operand, dimensions=dimensions))


def resized(graph: BaseGraph, number: int) -> Iterator[Mutation]:
    """Yield the mutations of an operation's inputs that are one longer along all axes that must have one extent."""
    step, operands = graph.graph.operations[number], graph.graph.operands
    for name, axes in _common_axes(graph, step).items():
        indexes = dict.fromkeys(index for index, _ in axes)
        if len(indexes) > 1 and all(_resizable(operands[index]) for index in indexes):
            changed = {
                index: _longer(operands[index], [axis for other, axis in axes if other == index]) for index in indexes
            }
            before = tuple(operands[index] for index in indexes)
            build = partial(_resized, graph, changed)
            place, about = graph.operation_place(number), f"{graph.operations[number]}.{name}"
            yield Mutation(place, about, before, tuple(changed.values()), build)


def _common_axes(graph: BaseGraph, step: Operation) -> Mapping[str, list[_Axis]]:
    """Return the axes of an operation's inputs by the name of their extent."""
    operands, axes = graph.graph.operands, dict[str, list[_Axis]]()
    form, places = graph.bound(step)
    for argument in form.inputs:
        extents, index = argument.extents, places.get(argument.name)
        if isinstance(index, int) and extents is not None and len(extents) == len(operands[index].dimensions):
            for axis, symbol in enumerate(extents):
                if isinstance(symbol, str):
                    axes.setdefault(symbol, []).append((index, axis))
    return axes


def _resizable(operand: Operand) -> bool:
    plain = operand.type in DTYPES and is_tensor(operand.type) and operand.extra_params is None
    return plain and bool(operand.dimensions) and operand.lifetime in {*CONSTANTS, L.SUBGRAPH_INPUT}


def _longer(operand: Operand, axes: list[int]) -> Operand:
    """Return the operand one longer along these axes; an unknown extent remains so."""
    extents = [extent + (axis in axes and extent > 0) for axis, extent in enumerate(operand.dimensions)]
    return replace(operand, dimensions=tuple(extents))


def _other_shapes(dimensions: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    yield (*dimensions, 1)
    if len(dimensions) > 1:
        yield dimensions[1:]
        yield dimensions[:-1]
    for first, second in combinations(range(len(dimensions)), 2):
        if dimensions[first] == dimensions[second] != 1:
            yield tuple(1 if axis in (first, second) else extent for axis, extent in enumerate(dimensions))


def _resized(graph: BaseGraph, changed: Mapping[int, Operand]) -> Model:
    """Return the model with these operands; the last elements of constants come once more."""
    placed, values = dict(changed), b""
    for index, operand in changed.items():
        if operand.lifetime in CONSTANTS:
            before = graph.graph.operands[index]
            dtype = DTYPES[T(operand.type)]
            elements = np.frombuffer(graph.base.model.constant(before), dtype).reshape(before.dimensions)
            more = [(0, extent - had) for extent, had in zip(operand.dimensions, before.dimensions, strict=True)]
            longer = np.pad(elements, more, "edge")
            place, space = graph.base.place_for(longer.nbytes, len(values))
            values += space[: -longer.nbytes] + longer.tobytes()
            placed[index] = replace(operand, lifetime=L.CONSTANT_COPY, location=place)
    return graph.with_operands(placed, values)
