"""Values of constants, scales and zero points that an operation's argument cannot have, though its type can."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import numpy as np

from nnconform.harness.generate.broken.base import CONSTANTS, Base, BaseGraph, change
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Model, Operand, Subgraph
from nnconform.harness.model.numbers import DTYPES, FLOATS, ZERO_POINTS, Array
from nnconform.harness.ops.schema import Above, OneOf, QuantisedAs, QuantisedLike, Within
from nnconform.harness.ops.select import bind, select
from nnconform.harness.ops.table import TABLE

_LEAST, _MOST = -(2.0**31), 2.0**31 - 1


@family()
def argument_value(base: Base) -> Iterator[Mutation]:
    """A constant has a value that the operation does not take there, such as an activation that is none.

    Of a small tensor the first element. The values are those next to what the definition admits.
    """
    for graph in base.graphs:
        done: set[tuple[int, float]] = set()
        for index, argument in graph.bound:
            operand = graph.graph.operands[index]
            if operand.lifetime not in CONSTANTS or operand.type not in DTYPES or argument.values is None:
                continue
            held = np.frombuffer(base.model.constant(operand), DTYPES[T(operand.type)])
            for wrong in _outside(argument.values, T(operand.type)):
                if (index, wrong) not in done and held.size:
                    done.add((index, wrong))
                    changed = held.copy()
                    changed[0] = wrong
                    yield _valued(graph, index, held, changed)


def _outside(values: Within | Above | OneOf, code: T) -> Iterator[float]:
    """Values just outside what is admitted, as far as the type can hold them."""
    if isinstance(values, Above):
        found = [values.low, float("inf"), float("nan")]
    elif isinstance(values, OneOf):
        found = [min(values.choices) - 1.0, max(values.choices) + 1.0]
    else:
        found = [values.low - 1] * (values.low > _LEAST) + [values.high + 1] * (values.high < _MOST)
    for wrong in found:
        if code in FLOATS or float(np.asarray(wrong).astype(DTYPES[code])) == wrong:
            yield wrong


def _valued(graph: BaseGraph, index: int, held: Array, wrong: Array) -> Mutation:
    operand = graph.graph.operands[index]
    place, about = graph.operand_place(index), graph.names[index]
    before, after = (f"{T(operand.type).name} {each.tolist()}" for each in (held, wrong))
    return Mutation(place, about, before, after, partial(_with_value, graph, index, wrong.tobytes()))


def _with_value(graph: BaseGraph, index: int, data: bytes) -> Model:
    operand = graph.graph.operands[index]
    location, padding = graph.base.place_for(len(data))
    changed = change(operand, lifetime=L.CONSTANT_COPY, location=location)
    return graph.with_operand(index, changed, padding[: -len(data)] + data)


@family()
def argument_quantisation(base: Base) -> Iterator[Mutation]:
    """An argument has another scale, or zero point, than the contract fixes for it, or than that of the argument that
    it must go with.
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
                place, about = graph.operand_place(index), graph.names[index]
                yield Mutation(place, about, operand, changed, partial(_requantised, graph, index, changed))


def _requantised(graph: BaseGraph, index: int, operand: Operand) -> Model:
    whole = graph.graph
    operands = (*whole.operands[:index], operand, *whole.operands[index + 1 :])
    return graph.model(Subgraph(operands, whole.operations, whole.input_indexes, whole.output_indexes))


def _bound_quantisation(graph: BaseGraph) -> Iterator[int]:
    """The operands whose quantisation the contract binds, each once; none that is bound to itself."""
    found: dict[int, None] = {}
    operands = graph.graph.operands
    for step in graph.graph.operations:
        if step.type not in TABLE:
            continue
        form = select(step.type, *(tuple(operands[i].type for i in each) for each in (step.inputs, step.outputs))).form
        places = {**(bind(form.inputs, step.inputs) or {}), **(bind(form.outputs, step.outputs) or {})}
        for argument in (*form.inputs, *form.outputs):
            rule, bound = argument.quantisation, places.get(argument.name)
            for index in bound if isinstance(bound, list) else [] if bound is None else [bound]:
                operand = operands[index]
                fixed = isinstance(rule, QuantisedAs) and operand.type in rule.params
                like = isinstance(rule, QuantisedLike) and places.get(rule.argument) != index
                if (fixed or like) and operand.type in ZERO_POINTS and operand.lifetime != L.NO_VALUE:
                    found[index] = None
    yield from found
