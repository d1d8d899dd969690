"""Splits a graph: exposes every result as an output, and extracts operations as a model of their own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Model, Operand, Operation, Subgraph
from nnconform.harness.model.inputs import with_an_input
from nnconform.harness.model.numbers import DTYPES, Array

_WRITTEN = frozenset({L.TEMPORARY_VARIABLE, L.SUBGRAPH_OUTPUT})
_CONSTANT = frozenset({L.CONSTANT_COPY, L.CONSTANT_REFERENCE})
# Life times of operands that other operations or the client provide.
GIVEN = frozenset({L.SUBGRAPH_INPUT, *_WRITTEN})


def constant(model: Model, operand: Operand) -> Array | None:
    """Return the value of a constant operand; None for others."""
    if operand.lifetime not in _CONSTANT:
        return None
    return np.frombuffer(model.constant(operand), DTYPES[OperandType(operand.type)]).reshape(operand.dimensions)


def with_every_result_as_output(model: Model) -> Model:
    """Return the model with every result as an output, in the order of the operations."""
    written = tuple(index for step in model.main.operations for index in step.outputs)
    operands = tuple(
        replace(each, lifetime=L.SUBGRAPH_OUTPUT) if index in set(written) else each
        for index, each in enumerate(model.main.operands)
    )
    return replace(model, main=replace(model.main, operands=operands, output_indexes=written))


def leading_to(steps: Sequence[Operation], operands: Iterable[int]) -> set[int]:
    """Return these operands and all that operations, in their order, compute them from."""
    found = set(operands)
    for step in reversed(steps):
        if not found.isdisjoint(step.outputs):
            found.update(step.inputs)
    return found


class Part(msgspec.Struct, frozen=True):
    """Some operations as a model; ``inputs`` and ``outputs`` are the graph's operand indexes of the model's own."""

    model: Model
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]


def extract(model: Model, operations: Sequence[Operation], values: Sequence[Array | None]) -> Part:
    """Return some operations of the main graph, in its order, as a model; every result is an output. Operands that
    other operations or the client provide become inputs if ``values`` has a value for them; a constant does if there is
    none.
    """
    graph = model.main
    outputs = tuple(index for operation in operations for index in operation.outputs)
    written = frozenset(outputs)
    places: dict[int, int] = {}
    operands: list[Operand] = []
    inputs: list[int] = []
    for operation in operations:
        for index in (*operation.inputs, *operation.outputs):
            if index in places:
                continue
            places[index] = len(operands)
            operand, value = replace(graph.operands[index], number_of_consumers=0), values[index]
            if index in written:
                operand = replace(operand, lifetime=L.SUBGRAPH_OUTPUT)
            elif operand.lifetime in GIVEN and value is not None:
                inputs.append(index)
                operand = replace(operand, dimensions=value.shape, lifetime=L.SUBGRAPH_INPUT)
            operands.append(operand)
    for index in (index for operation in operations for index in operation.inputs):
        operands[places[index]] = _read_once_more(operands[places[index]])
    alone = tuple(
        Operation(each.type, tuple(places[i] for i in each.inputs), tuple(places[i] for i in each.outputs))
        for each in operations
    )
    input_indexes, output_indexes = (tuple(places[index] for index in indexes) for indexes in (inputs, outputs))
    part = replace(model, main=Subgraph(tuple(operands), alone, input_indexes, output_indexes))
    if not inputs:
        part, place = with_an_input(part)
        inputs = [index for index, own in places.items() if own == place]
    return Part(part, tuple(inputs), outputs)


def _read_once_more(operand: Operand) -> Operand:
    return replace(operand, number_of_consumers=operand.number_of_consumers + 1)
