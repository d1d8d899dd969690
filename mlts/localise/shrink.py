"""Makes the inputs of a failing part smaller, as long as it fails alike: shorter along each axis."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nnconform.harness.campaigns.graph_case import GraphCase, make_graph_case
from nnconform.harness.campaigns.graphs import PART_SOURCE
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.verdict import Verdict
from nnconform.mlts.convert.extents import WRITTEN, with_inferred_extents
from nnconform.mlts.localise.part_run import PartRunner
from nnconform.mlts.localise.search import Tried

# Cases that are run at most.
_BUDGET = 40


def shrink(session: Session, runner: PartRunner, guilty: Tried) -> GraphCase | None:
    """Return the part with the smallest inputs found at which the driver fails with the same verdict; None if the
    oracle has no answer for the part itself.
    """
    try:
        best = runner.answer(guilty.part)
    except Unanswered:
        return None
    verdict, budget = guilty.run.outcome.verdict, _BUDGET
    if verdict is Verdict.HUNG:
        # Each try would take the time limit.
        return best
    found = True
    while found and budget:
        found = False
        for graph in _shorter(best.graph):
            if not budget:
                break
            try:
                candidate = make_graph_case(graph, runner.oracle, runner.name, PART_SOURCE + ORACLE_ADDRESS)
            except (Unanswered, ValidationError):
                continue
            budget -= 1
            if runner.judge_case(session, candidate).outcome.verdict is verdict:
                best, found = candidate, True
                break
    return best


def _shorter(graph: DrawnGraph) -> Iterator[DrawnGraph]:
    """Yield the graph with its inputs shortened along an axis, to one element and to a half, the longest axes first;
    all inputs that are as long along that axis are.
    """
    shapes = {value.shape for value in graph.inputs if value is not None}
    axes = {(axis, extent) for shape in shapes for axis, extent in enumerate(shape) if extent > 1}
    for axis, extent in sorted(axes, key=lambda each: (-each[1], each[0])):
        for length in dict.fromkeys((1, extent // 2)):
            shortened = _shortened(graph, axis, extent, length)
            if shortened is not None:
                yield shortened


def _shortened(graph: DrawnGraph, axis: int, extent: int, length: int) -> DrawnGraph | None:
    main, inputs = graph.model.main, list(graph.inputs)
    operands = list(main.operands)
    for place, (index, value) in enumerate(zip(main.input_indexes, graph.inputs, strict=True)):
        if value is not None and value.ndim > axis and value.shape[axis] == extent:
            shorter = value.take(range(length), axis)
            inputs[place], operands[index] = shorter, replace(operands[index], dimensions=shorter.shape)
    # What the operations write follows from their inputs.
    operands = [
        replace(each, dimensions=(0,) * len(each.dimensions)) if each.lifetime in WRITTEN else each for each in operands
    ]
    model = replace(graph.model, main=replace(main, operands=tuple(operands)))
    try:
        return DrawnGraph(with_inferred_extents(model), tuple(inputs), graph.unspecified)
    except ValidationError:
        return None
