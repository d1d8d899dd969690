"""A graph taken apart: every result made an output, and every operation made a model of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from harness.model.codes import OperandLifeTime as L
from harness.model.codes import OperandType
from harness.model.graph import Model, Operand, Operation, Subgraph
from harness.model.numbers import DTYPES, Array

_WRITTEN = frozenset({L.TEMPORARY_VARIABLE, L.SUBGRAPH_OUTPUT})
_CONSTANT = frozenset({L.CONSTANT_COPY, L.CONSTANT_REFERENCE})
_GIVEN = frozenset({L.SUBGRAPH_INPUT, *_WRITTEN})


def constant(model: Model, operand: Operand) -> Array | None:
    """The value of a constant operand; None for another."""
    if operand.lifetime not in _CONSTANT:
        return None
    return np.frombuffer(model.constant(operand), DTYPES[OperandType(operand.type)]).reshape(operand.dimensions)


def exposed(model: Model) -> Model:
    """The model with every result among its outputs, in the order of the operations."""
    written = tuple(index for step in model.main.operations for index in step.outputs)
    operands = tuple(
        replace(each, lifetime=L.SUBGRAPH_OUTPUT) if index in set(written) else each
        for index, each in enumerate(model.main.operands)
    )
    return replace(model, main=replace(model.main, operands=operands, output_indexes=written))


@dataclass(frozen=True, slots=True)
class Step:
    """An operation as a model. ``inputs`` and ``outputs``: which operands of the graph its inputs and outputs are."""

    model: Model
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]


def taken_out(model: Model, operation: Operation, values: Sequence[Array | None]) -> Step:
    """An operation of the main graph. What a constant is not, and what ``values`` has a value for, it is given."""
    graph = model.main
    places: dict[int, int] = {}
    operands: list[Operand] = []
    inputs: list[int] = []
    for index in (*operation.inputs, *operation.outputs):
        if index in places:
            operands[places[index]] = _read_once_more(operands[places[index]])
            continue
        places[index] = len(operands)
        operand = graph.operands[index]
        value = values[index]
        if index in operation.outputs:
            operands.append(replace(operand, lifetime=L.SUBGRAPH_OUTPUT, number_of_consumers=0))
            continue
        if operand.lifetime in _GIVEN and value is not None:
            inputs.append(index)
            operand = replace(operand, dimensions=value.shape, lifetime=L.SUBGRAPH_INPUT)
        operands.append(replace(operand, number_of_consumers=1))
    alone = Operation(
        operation.type,
        tuple(places[index] for index in operation.inputs),
        tuple(places[index] for index in operation.outputs),
    )
    main = Subgraph(tuple(operands), (alone,), tuple(places[index] for index in inputs), alone.outputs)
    return Step(replace(model, main=main), tuple(inputs), operation.outputs)


def _read_once_more(operand: Operand) -> Operand:
    return replace(operand, number_of_consumers=operand.number_of_consumers + 1)
