"""The exact results of a call: those of its twin in real numbers, computed in float64, with all the digits that has."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.generate.bias.real_twin import RealTwin, only_converts, real_twin, real_values
from nnconform.harness.generate.per_op import DrawnCall
from nnconform.harness.model.codes import FusedActivation, OperationType
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import DataLocation, Operand, Operation, Subgraph
from nnconform.harness.model.numbers import FLOATS, Array
from nnconform.harness.oracle.computation import Unanswered

# The ranks that a subtraction takes.
_RANKS = range(1, 5)


class ExactResult(msgspec.Struct, frozen=True):
    """An output's exact ``values``, and how far each moves, ``moved``, when all float inputs move by one ULP at random;
    in float64.
    """

    values: Array
    moved: Array


def exact_results(drawn: DrawnCall, oracle: Oracle) -> list[ExactResult | None]:
    """Return the exact results of a call by output, None for one that is not of real numbers.

    Raises Unanswered if the operation has no form in float32, or if the oracle has no answer.
    """
    if only_converts(drawn):
        [index], [stored] = drawn.model.main.input_indexes, drawn.inputs
        assert stored is not None
        values = real_values(drawn.model.main.operands[index], stored)
        return [ExactResult(values, np.zeros(values.shape))]
    twin = real_twin(drawn)
    if twin is None:
        raise Unanswered(f"{drawn.op.code.name} has no form in float32")
    rounded = oracle.answer(twin.model, twin.inputs)
    less = _less_rounded(twin, rounded)
    lower = oracle.answer(less.model, less.inputs)
    given, whole = drawn.model.main, less.model.main
    # Results in units of a scale do not move with the last digits of inputs.
    floats = any(given.operands[index].type in FLOATS for index in given.output_indexes)
    beside = [*_one_ulp_away(twin.inputs), *less.inputs[len(twin.inputs) :]]
    moved = oracle.answer(less.model, beside) if floats else lower
    return [
        ExactResult(high.astype(np.float64) + low, np.abs(low - other.astype(np.float64)))
        if whole.operands[index].type == T.TENSOR_FLOAT32 and index not in twin.model.main.output_indexes
        else None
        for index, high, low, other in zip(whole.output_indexes, rounded, lower, moved, strict=True)
    ]


def _less_rounded(twin: RealTwin, rounded: Sequence[Array]) -> RealTwin:
    """Return the twin with what is left of each float32 output when its rounded value is subtracted: between operations
    the oracle keeps float64, whose further digits are the left ones.
    """
    model, main = twin.model, twin.model.main
    operands, steps = list(main.operands), list(main.operations)
    inputs, outputs, values = list(main.input_indexes), list(main.output_indexes), list(twin.inputs)
    constants = model.operand_values + bytes(-len(model.operand_values) % 4)
    activation, readers = len(operands), 0
    operands.append(Operand(T.INT32))
    for place, (index, value) in enumerate(zip(main.output_indexes, rounded, strict=True)):
        if operands[index].type != T.TENSOR_FLOAT32 or value.ndim not in _RANKS:
            continue
        operands[index] = replace(operands[index], lifetime=L.TEMPORARY_VARIABLE, number_of_consumers=1)
        given, left = len(operands), len(operands) + 1
        operands.append(Operand(T.TENSOR_FLOAT32, value.shape, L.SUBGRAPH_INPUT, number_of_consumers=1))
        operands.append(Operand(T.TENSOR_FLOAT32, value.shape, L.SUBGRAPH_OUTPUT))
        steps.append(Operation(OperationType.SUB, (index, given, activation), (left,)))
        inputs.append(given)
        values.append(value)
        outputs[place] = left
        readers += 1
    where = DataLocation(0, len(constants), 4)
    operands[activation] = replace(
        operands[activation], lifetime=L.CONSTANT_COPY, location=where, number_of_consumers=readers
    )
    constants += np.int32(FusedActivation.NONE).tobytes()
    graph = Subgraph(tuple(operands), tuple(steps), tuple(inputs), tuple(outputs))
    return RealTwin(replace(model, main=graph, operand_values=constants), tuple(values))


def _one_ulp_away(inputs: Sequence[Array | None]) -> list[Array | None]:
    """Return the inputs, each float moved by one ULP, up or down at random."""
    source = np.random.default_rng(0)
    return [
        np.nextafter(value, np.where(source.random(value.shape) < 0.5, -np.inf, np.inf).astype(value.dtype))
        if value is not None and value.dtype.kind == "f"
        else value
        for value in inputs
    ]
