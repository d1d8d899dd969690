"""Operations with an argument too few, too many, or of a wrong type."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from nnconform.harness.generate.broken.base import CONSTANTS, Base, BaseGraph
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.known import calls
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import (
    NOWHERE,
    Model,
    Operand,
    Operation,
    SymmPerChannelQuantParams,
)
from nnconform.harness.model.numbers import ZERO_POINTS, byte_size, is_tensor

_TYPES = tuple(code for code in T if code != T.SUBGRAPH)


@family(Level.VTS)
def remove_operation_input(base: Base) -> Iterator[Mutation]:
    """An operation has one input too few. Excluded: inputs that are optional, or without which it is another valid
    call.
    """
    for graph in base.graphs:
        for number, step in enumerate(graph.graph.operations):
            for slot in range(len(step.inputs)):
                changed = Operation(step.type, _less(step.inputs, slot), step.outputs)
                if not calls(changed, graph.graph.operands):
                    place, about = graph.operation_place(number), graph.arguments[number][slot]
                    yield Mutation(place, about, step, changed, partial(graph.with_operation, number, changed))


@family(Level.VTS)
def remove_operation_output(base: Base) -> Iterator[Mutation]:
    """An operation has one output too few, so that the operand has no writer."""
    for graph in base.graphs:
        for number, step in enumerate(graph.graph.operations):
            for slot in range(len(step.outputs)):
                changed = Operation(step.type, step.inputs, _less(step.outputs, slot))
                place, about = graph.operation_place(number), graph.arguments[number][len(step.inputs) + slot]
                yield Mutation(place, about, step, changed, partial(graph.with_operation, number, changed))


def _less(indexes: tuple[int, ...], slot: int) -> tuple[int, ...]:
    return (*indexes[:slot], *indexes[slot + 1 :])


@family(Level.VTS)
def add_operation_input(base: Base) -> Iterator[Mutation]:
    """An operation has one input too many, an integer input of the model. Excluded: where the operation can take
    one.
    """
    more = Operand(T.INT32, (), L.SUBGRAPH_INPUT)
    for graph in base.graphs:
        operands = (*graph.graph.operands, more)
        for number, step in enumerate(graph.graph.operations):
            changed = Operation(step.type, (*step.inputs, len(operands) - 1), step.outputs)
            if not calls(changed, operands):
                yield _longer(graph, number, changed, more)


@family(Level.VTS)
def add_operation_output(base: Base) -> Iterator[Mutation]:
    """An operation has one output too many, an integer output of the model. Excluded: where the operation can have
    one.
    """
    more = Operand(T.INT32, (), L.SUBGRAPH_OUTPUT)
    for graph in base.graphs:
        operands = (*graph.graph.operands, more)
        for number, step in enumerate(graph.graph.operations):
            changed = Operation(step.type, step.inputs, (*step.outputs, len(operands) - 1))
            if not calls(changed, operands):
                yield _longer(graph, number, changed, more)


def _longer(graph: BaseGraph, number: int, changed: Operation, more: Operand) -> Mutation:
    place, about = graph.operation_place(number), graph.operations[number]
    step, build = graph.graph.operations[number], partial(graph.with_operation, number, changed, [more])
    return Mutation(place, about, step, changed, build)


@family(Level.VTS)
def operation_operand_type(base: Base) -> Iterator[Mutation]:
    """An argument has a type that the operation does not accept there.

    The rest of the operand is adapted to the new type: dimensions, scale, zero point, extra parameters, size. Excluded:
    types with which every operation that uses the operand is another valid call.
    """
    for graph in base.graphs:
        operands, steps = graph.graph.operands, graph.graph.operations
        for index, operand in enumerate(operands):
            naming = [step for step in steps if index in step.inputs or index in step.outputs]
            if not naming or operand.type == T.SUBGRAPH:
                continue
            for code in _TYPES:
                changed = _of_type(operand, code)
                if changed is None:
                    continue
                others = (*operands[:index], changed, *operands[index + 1 :])
                if code != operand.type and not all(calls(step, others) for step in naming):
                    place, about = graph.operand_place(index), graph.names[index]
                    yield Mutation(place, about, operand, changed, partial(_retyped, graph, index, changed))


def _of_type(operand: Operand, code: T) -> Operand | None:
    """Return the operand with another type, the rest adapted; None where that is not possible."""
    dimensions = operand.dimensions
    if not is_tensor(code):
        dimensions = ()
    elif not dimensions and (operand.lifetime in CONSTANTS or not is_tensor(operand.type)):
        dimensions = (1,)
    scale = 1.0 if code in ZERO_POINTS else 0.0
    params = None
    if code == T.TENSOR_QUANT8_SYMM_PER_CHANNEL:
        if not dimensions or not 0 < dimensions[0] <= 1024:
            return None
        params = SymmPerChannelQuantParams((1.0,) * dimensions[0], 0)
    return Operand(code, dimensions, operand.lifetime, scale, 0, operand.location, params, operand.number_of_consumers)


def _retyped(graph: BaseGraph, index: int, operand: Operand) -> Model:
    """Return the model with the operand, and a value of the right size if it is a constant."""
    location, values = NOWHERE, b""
    if operand.lifetime in CONSTANTS:
        size = operand.location.length if operand.type in (T.OEM, T.TENSOR_OEM_BYTE) else 0
        location, values = graph.base.place_for(size or byte_size(T(operand.type), operand.dimensions))
        operand = replace(operand, lifetime=L.CONSTANT_COPY, location=location)
    return graph.with_operand(index, operand, values)
