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
from nnconform.harness.conversion.operands import with_constant
from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.execution.outcome import by_authority
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.model.authority import Authority, Level
from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.model.errors import ValidationError
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
    main = graph.model.main
    # The place of each threshold in the main graph, with a value at which nothing is found.
    thresholds = [
        (index, op.nothing[arg.name])
        for step in main.operations
        if (op := definition_of(step.type)) is not None
        for form in op.forms
        for index, arg in zip(step.inputs, form.inputs, strict=False)
        if arg.name in op.nothing and main.operands[index].lifetime == OperandLifeTime.CONSTANT_COPY
    ]
    for factor in (0.0, -1.0) if thresholds else ():
        model = graph.model
        for index, beyond in thresholds:
            model = with_constant(model, index, np.asarray(factor * beyond))
        yield replace(graph, model=model)
