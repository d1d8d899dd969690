"""Models with one loop that may have no end, each with the loop in another place (HAL 1.3).

Each has the inputs ``value`` and ``step``, of one number each, and in some a condition before them. The loop adds
``step`` to ``value`` until it is 4 or more: with a step of 0 it has no end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.support.control_flow import ONE, Flow, FlowDraft, floats
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.spec.case import Case

_END = 4


def _adding(flow: Flow) -> tuple[int, int]:
    """Add the condition and the body of the loop."""
    body = flow.draft()
    body.sum(body.input(ONE), body.input(ONE), body.output(ONE))
    return flow.condition(ONE, ONE, limit=_END), flow.add(body)


def _counting(flow: Flow, draft: FlowDraft, turns: int) -> int:
    """Add a loop that counts from 0 on and ends after so many turns; return its result."""
    body, _ = flow.body(ONE)
    graphs = flow.condition(ONE, limit=turns), flow.add(body)
    draft.repeat(graphs, [draft.number(0)], count := draft.temporary(ONE))
    return count


def _case(flow: Flow, end: float = _END, *conditions: bool) -> Case:
    """Return the case with a step of 1, which ends with ``end``."""
    inputs = *(np.array([each]) for each in conditions), floats(0), floats(1)
    return Case("a loop that ends", flow.model(), inputs, (floats(end),))


def _alone() -> Case:
    flow = Flow()
    main = flow.main
    main.repeat(_adding(flow), [main.input(ONE), main.input(ONE)], main.output(ONE))
    return _case(flow)


def _behind_a_loop() -> Case:
    flow = Flow()
    main = flow.main
    value, step = main.input(ONE), main.input(ONE)
    main.sum(value, _counting(flow, main, 3), begin := main.temporary(ONE))
    main.repeat(_adding(flow), [begin, step], main.output(ONE))
    return _case(flow)


def _looping(flow: Flow) -> int:
    """Add a graph of the loop alone."""
    graph = flow.draft()
    graph.repeat(_adding(flow), [graph.input(ONE), graph.input(ONE)], graph.output(ONE))
    return flow.add(graph)


def _ending(flow: Flow) -> int:
    """Add a graph of the loop's signature without a loop."""
    graph = flow.draft()
    graph.sum(graph.input(ONE), graph.input(ONE), graph.output(ONE))
    return flow.add(graph)


def _branch(taken: bool) -> Case:
    flow = Flow()
    main = flow.main
    graphs = _looping(flow), _ending(flow)
    condition, value, step = main.truth(L.SUBGRAPH_INPUT), main.input(ONE), main.input(ONE)
    main.choose(condition, graphs if taken else (graphs[1], graphs[0]), [value, step], main.output(ONE))
    return _case(flow, _END, taken)


def _branch_of_a_branch() -> Case:
    flow = Flow()
    main, branch = flow.main, flow.draft()
    value, step = branch.input(ONE), branch.input(ONE)
    branch.less(value, branch.number(2), small := branch.truth(L.TEMPORARY_VARIABLE))
    branch.choose(small, (_looping(flow), _ending(flow)), [value, step], branch.output(ONE))
    graphs = _ending(flow), flow.add(branch)
    condition, value, step = main.truth(L.SUBGRAPH_INPUT), main.input(ONE), main.input(ONE)
    main.choose(condition, graphs, [value, step], main.output(ONE))
    return _case(flow, _END, False)


def _body() -> Case:
    flow = Flow()
    main, loop = flow.main, _adding(flow)
    shapes = ONE, ONE, ONE
    body, (_, value, step) = flow.body(*shapes)
    body.repeat(loop, [value, step], body.output(ONE))
    graphs = flow.condition(*shapes, limit=2), flow.add(body)
    begin = main.number(0)
    main.repeat(graphs, [begin, main.input(ONE), main.input(ONE)], main.temporary(ONE), main.output(ONE))
    return _case(flow)


def _condition() -> Case:
    flow = Flow()
    main, loop = flow.main, _adding(flow)
    condition = flow.draft()
    count, value, step = (condition.input(ONE) for _ in range(3))
    condition.repeat(loop, [value, step], end := condition.temporary(ONE))
    condition.sum(end, count, reached := condition.temporary(ONE))
    condition.less(reached, condition.number(_END + 2), condition.truth())
    body, _ = flow.body(ONE, ONE, ONE)
    graphs = flow.add(condition), flow.add(body)
    begin = main.number(0)
    main.repeat(graphs, [begin, main.input(ONE), main.input(ONE)], main.output(ONE))
    return _case(flow, 2)


def _around_others() -> Case:
    flow = Flow()
    main, body = flow.main, flow.draft()
    value, step = body.input(ONE), body.input(ONE)
    body.sum(value, _counting(flow, body, 3), more := body.temporary(ONE))
    body.sum(more, body.number(-3), same := body.temporary(ONE))
    body.sum(same, step, body.output(ONE))
    graphs = flow.condition(ONE, ONE, limit=_END), flow.add(body)
    main.repeat(graphs, [main.input(ONE), main.input(ONE)], main.output(ONE))
    return _case(flow)


# The one loop that contains others: each turn takes as long as these do.
AROUND_OTHERS = "around loops that end"
PLACES: Mapping[str, Callable[[], Case]] = {
    "in the main graph": _alone,
    "behind a loop that ends": _behind_a_loop,
    "in the first branch": lambda: _branch(True),
    "in the second branch": lambda: _branch(False),
    "in a branch of a branch": _branch_of_a_branch,
    "in the body of a loop": _body,
    "in the condition of a loop": _condition,
    AROUND_OTHERS: _around_others,
}


def without_end(case: Case) -> Case:
    """Return the case with a loop that has no end: no output of it is right."""
    return replace(case, name="a loop without end", inputs=(*case.inputs[:-1], floats(0)))
