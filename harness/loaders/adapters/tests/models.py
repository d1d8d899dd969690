"""Cases of one operation, written in a line or two, and their outcome on a driver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.graph import NOWHERE, DataLocation, ExtraParams, Model, Operand, Operation, Subgraph
from nnconform.harness.model.numbers import DTYPES, SCALARS, Array
from nnconform.harness.results.verdict import Outcome
from nnconform.harness.spec.case import Case


class Given(msgspec.Struct, frozen=True):
    """An operand: its value (of an output: the expected one; None: omitted), its quantisation, and whether it is an
    input.
    """

    type: T
    value: Any
    scale: float = 0.0
    zero_point: int = 0
    constant: bool = False
    extra: ExtraParams = None

    def array(self) -> Array:
        return np.asarray(self.value, DTYPES[self.type])


def fed(type: T, value: Any, scale: float = 0.0, zero_point: int = 0) -> Given:
    return Given(type, value, scale, zero_point)


def const(type: T, value: Any, scale: float = 0.0, zero_point: int = 0, extra: ExtraParams = None) -> Given:
    return Given(type, value, scale, zero_point, True, extra)


def case_of(code: OperationType, inputs: Sequence[Given], outputs: Sequence[Given]) -> Case:
    """A case of one operation."""
    operands: list[Operand] = []
    feeds: dict[int, Array] = {}
    stored = b""
    for argument in inputs:
        if argument.value is None:
            operands.append(Operand(argument.type, (0,), L.NO_VALUE, number_of_consumers=1))
            continue
        value, location, lifetime = argument.array(), NOWHERE, L.SUBGRAPH_INPUT
        if argument.constant:
            location, lifetime = DataLocation(0, len(stored), value.nbytes), L.CONSTANT_COPY
            stored += value.tobytes() + bytes(-value.nbytes % 4)
        else:
            feeds[len(operands)] = value
        dims = () if argument.type in SCALARS else value.shape
        operands.append(
            Operand(argument.type, dims, lifetime, argument.scale, argument.zero_point, location, argument.extra, 1)
        )
    count = len(operands)
    for argument in outputs:
        dims = () if argument.type in SCALARS else argument.array().shape
        operands.append(Operand(argument.type, dims, L.SUBGRAPH_OUTPUT, argument.scale, argument.zero_point))
    results = tuple(range(count, len(operands)))
    graph = Subgraph(tuple(operands), (Operation(code, tuple(range(count)), results),), tuple(feeds), results)
    return Case(
        code.name.lower(),
        Model(graph, operand_values=stored),
        tuple(feeds.values()),
        tuple(each.array() for each in outputs),
        "worked by hand",
    )


def outcome_of(case: Case, address: str) -> Outcome:
    """Return the outcome of a case on the driver at an address."""
    session = Session(address)
    try:
        return run_case(session, case)
    finally:
        session.close()
