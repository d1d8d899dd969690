"""Graphs whose detections find nothing, on a driver that refuses to execute them: as it computes no extents, which it
need not, or as it cannot go on with a tensor without elements, which it must.

The same graph with detections that find something tells the two apart.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from msgspec.structs import replace

from nnconform.harness.campaigns.graph_case import GraphCase
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.conformance.support.open_shapes import leaves_extents_open
from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.execution.outcome import by_authority
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.model.authority import Authority, Level
from nnconform.harness.model.codes import OperandLifeTime, OperandType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import DTYPES
from nnconform.harness.ops.table import definition_of
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.harness.validate.once import validated

_NO_ELEMENTS = Authority(
    Level.TEXT,
    "types.hal 1.2: since HAL version 1.2, this tensor may be zero-sized, or zero batches are supported",
)


def judged_beside_something(session: Session, graph_case: GraphCase, oracle: Oracle, outcome: Outcome) -> Outcome:
    """Return the outcome of a graph; an error in place of UNSUPPORTED if the driver executes the same graph where
    detections find something.
    """
    graph = graph_case.graph
    if outcome.verdict is not Verdict.UNSUPPORTED or outcome.stage is not Stage.EXECUTE:
        return outcome
    if not leaves_extents_open(graph.model) or all(each is None or each.size for each in graph_case.answer.values):
        return outcome
    for something in _finding_something(graph):
        try:
            validated(something.model)
            expected = tuple(oracle.outputs(something.model, something.inputs))
        except (Unanswered, ValidationError):
            continue
        if not all(each.size for each in expected):
            continue
        case = replace(graph_case.case, model=something.model, expected=expected)
        if run_case(session, case, judge=lambda *_: None).verdict is Verdict.PASSED:
            text = (
                "the driver executes this graph if its detections find something, and fails with GENERAL_FAILURE where "
                "they find nothing: operations must take tensors without elements"
            )
            return by_authority(session.profile, Outcome(Verdict.ERROR, Stage.EXECUTE, text), _NO_ELEMENTS)
        return outcome
    return outcome


def _finding_something(graph: DrawnGraph) -> Iterator[DrawnGraph]:
    """Yield the graph with thresholds below which there may be nothing."""
    for factor in (0.0, -1.0):
        model = graph.model
        for step in graph.model.main.operations:
            op = definition_of(step.type)
            for form in op.forms if op is not None and op.nothing else ():
                assert op is not None
                for index, arg in zip(step.inputs, form.inputs, strict=False):
                    if arg.name in op.nothing:
                        model = _with_scalar(model, index, factor * op.nothing[arg.name])
        if model is not graph.model:
            yield replace(graph, model=model)


def _with_scalar(model: Model, index: int, value: float) -> Model:
    """Return a model with another value of a constant scalar; the model itself if it is none in operandValues."""
    operand = model.main.operands[index]
    if operand.lifetime != OperandLifeTime.CONSTANT_COPY:
        return model
    begin = operand.location.offset
    data = bytearray(model.operand_values)
    data[begin : begin + operand.location.length] = np.asarray(value, DTYPES[OperandType(operand.type)]).tobytes()
    return replace(model, operand_values=bytes(data))
