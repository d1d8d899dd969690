"""Constants, scales and zero points that an operation's argument does not allow, though the operand's type does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np
from msgspec.structs import replace

from nnconform.harness.generate.broken.base import CONSTANTS, Base, BaseGraph
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.replaced import replaced
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import DTYPES, FLOATS, ZERO_POINTS, Array
from nnconform.harness.ops.schema import Above, OneOf, QuantisedAs, QuantisedLike, Within
from nnconform.harness.ops.table import TABLE

_LEAST, _MOST = -(2.0**31), 2.0**31 - 1


@family(Level.TEXT)
def argument_value(base: Base) -> Iterator[Mutation]:
    """A constant has a value that the operation does not allow there, such as an undefined activation.

    In a small tensor the first element is changed, or the last. The values are the nearest ones outside the
    definition's bounds.
    """
    for graph in base.graphs:
        done: set[tuple[int, float]] = set()
        for index, argument in graph.read_arguments:
            operand = graph.graph.operands[index]
            if operand.lifetime not in CONSTANTS or operand.type not in DTYPES or argument.values is None:
                continue
            elements = np.frombuffer(base.model.constant(operand), DTYPES[T(operand.type)])
            for wrong in _outside(argument.values, T(operand.type)):
                if (index, wrong) not in done:
                    done.add((index, wrong))
                    for place in (0, elements.size - 1)[: elements.size]:
                        changed = elements.copy()
                        changed[place] = wrong
                        yield valued(graph, index, elements, changed)


def _outside(values: Within | Above | OneOf, code: T) -> Iterator[float]:
    """Yield values just outside the allowed ones that the type can hold."""
    if isinstance(values, Above):
        candidates = [values.low, float("inf"), float("nan")]
    elif isinstance(values, OneOf):
        candidates = [min(values.choices) - 1.0, max(values.choices) + 1.0]
    else:
        candidates = [values.low - 1] * (values.low > _LEAST) + [values.high + 1] * (values.high < _MOST)
    for wrong in candidates:
        if code in FLOATS or float(np.asarray(wrong).astype(DTYPES[code])) == wrong:
            yield wrong


def valued(graph: BaseGraph, index: int, right: Array, wrong: Array) -> Mutation:
    """Return the mutation from the value ``right`` of a constant to ``wrong``, or to a vector of another length."""
    operand = graph.graph.operands[index]
    place, about = graph.operand_place(index), graph.names[index]
    before, after = (f"{T(operand.type).name} {each.tolist()}" for each in (right, wrong))
    dimensions = operand.dimensions if len(wrong) == len(right) else wrong.shape
    return Mutation(place, about, before, after, partial(_with_value, graph, index, wrong.tobytes(), dimensions))


def _with_value(graph: BaseGraph, index: int, data: bytes, dimensions: tuple[int, ...]) -> Model:
    operand = graph.graph.operands[index]
    location, padding = graph.base.place_for(len(data))
    changed = replace(operand, dimensions=dimensions, lifetime=L.CONSTANT_COPY, location=location)
    return graph.with_operand(index, changed, padding[: -len(data)] + data)


@family(Level.TEXT)
def argument_quantisation(base: Base) -> Iterator[Mutation]:
    """An argument's scale or zero point differs from the one fixed by the contract, or from that of the argument it
    follows.
    """
    for graph in base.graphs:
        for index in _bound_quantisation(graph):
            operand = graph.graph.operands[index]
            low, high = ZERO_POINTS[T(operand.type)]
            wrong = [replace(operand, scale=2 * operand.scale)]
            if low < high:
                other = operand.zero_point + (1 if operand.zero_point < high else -1)
                wrong.append(replace(operand, zero_point=other))
            for changed in wrong:
                yield replaced(graph, index, changed)


def _bound_quantisation(graph: BaseGraph) -> Iterator[int]:
    """Yield the operands whose quantisation the contract fixes or ties to another operand's, each once."""
    indexes: dict[int, None] = {}
    operands = graph.graph.operands
    for step in graph.graph.operations:
        if step.type not in TABLE:
            continue
        form, places = graph.bound(step)
        for argument in (*form.inputs, *form.outputs):
            rule, slots = argument.quantisation, places.get(argument.name)
            for index in slots if isinstance(slots, list) else [] if slots is None else [slots]:
                operand = operands[index]
                fixed = isinstance(rule, QuantisedAs) and operand.type in rule.params
                like = isinstance(rule, QuantisedLike) and places.get(rule.argument) != index
                if (fixed or like) and operand.type in ZERO_POINTS and operand.lifetime != L.NO_VALUE:
                    indexes[index] = None
    yield from indexes
