"""Checks of IF and WHILE: which graph is taken, and what state a loop begins and goes on with (HAL 1.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.control_flow import ONE, Flow, floats
from nnconform.harness.conformance.support.deadlines import after, limited_paths
from nnconform.harness.conformance.support.open_shapes import (
    expect_shapes,
    has_open_outputs,
    need_open_shapes,
    prepare_open,
)
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.interface import MAXIMUM_LOOP_TIMEOUT
from nnconform.harness.execution.expect import expect_status, not_applicable
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.paths import ExecutionOptions
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case

_V1_3 = HalVersion.V1_3
_WIDTH = (3,)
# More than 16 bits count, with a sign or without.
_TURNS = 66_000
_X, _Y = floats([1, -2, 8]), floats([32, 64, -16])


def _truth(value: bool) -> Array:
    return np.array([value])


def _one_graph_for_many() -> list[Case]:
    """Two branches of the same two graphs, with conditions and inputs of their own."""
    flow = Flow()
    graphs = flow.adding(4, _WIDTH), flow.adding(100, _WIDTH)
    main = flow.main
    conditions = [main.truth(L.SUBGRAPH_INPUT) for _ in range(2)]
    inputs = [main.input(_WIDTH) for _ in range(2)]
    for condition, x in zip(conditions, inputs, strict=True):
        main.choose(condition, graphs, [x], main.output(_WIDTH))
    model = flow.model()
    return [
        Case(
            f"branches {one} and {two} of one pair of graphs",
            model,
            (_truth(one), _truth(two), _X, _Y),
            (_X + (4 if one else 100), _Y + (4 if two else 100)),
        )
        for one, two in ((True, True), (True, False), (False, False), (False, True))
    ]


def _one_body_for_many() -> list[Case]:
    """Two loops of the same two graphs; the second goes on where the first ended in one value alone."""
    flow = Flow()
    shapes = ONE, _WIDTH
    body, (_, total) = flow.body(*shapes)
    body.sum(total, body.number(2), body.output(_WIDTH))
    graphs = flow.condition(*shapes, limit=3), flow.add(body)
    main = flow.main
    first, second, x = main.input(ONE), main.input(ONE), main.input(_WIDTH)
    between = main.temporary(_WIDTH)
    main.repeat(graphs, [first, x], main.output(ONE), between)
    main.repeat(graphs, [second, between], main.output(ONE), main.output(_WIDTH))
    model = flow.model()
    return [
        Case(
            f"loops of {3 - one} and {3 - two} turns of one body",
            model,
            (floats(one), floats(two), _X),
            (floats(3), floats(3), _X + 2 * (6 - one - two)),
        )
        for one, two in ((0, 0), (2, 1), (3, 0))
    ]


def _exchange() -> list[Case]:
    """A loop that writes each of three values from another one."""
    flow = Flow()
    shapes = ONE, _WIDTH, _WIDTH, _WIDTH
    body, (_, a, b, c) = flow.body(*shapes)
    for value, number in ((b, 1), (c, 2), (a, 4)):
        body.sum(value, body.number(number), body.output(_WIDTH))
    model, cases = flow.loop((flow.condition(*shapes, limit=4), flow.add(body)), shapes, shapes), []
    for start in (3, 2, 0):
        first = values = _X, _Y, _X * 16
        for _ in range(4 - start):
            values = values[1] + 1, values[2] + 2, values[0] + 4
        cases.append(Case(f"{4 - start} turns", model, (floats(start), *first), (floats(4), *values)))
    return cases


def _loop_in_a_loop() -> list[Case]:
    """A loop that runs another one in each turn, from 0 on: as many turns of it as the first has made."""
    flow, shapes = Flow(), (ONE, _WIDTH)
    inside, (_, total, _) = flow.body(*shapes, ONE)
    inside.sum(total, inside.number(1), inside.output(_WIDTH))
    inner = flow.condition(*shapes, ONE), flow.add(inside)
    body, (turns, total) = flow.body(*shapes)
    result = body.output(_WIDTH)
    body.repeat(inner, [body.number(0), total, turns], body.temporary(ONE), result)
    model = flow.loop((flow.condition(*shapes, limit=4), flow.add(body)), shapes, shapes)
    return [
        Case(f"turns from {start} on", model, (floats(start), _X), (floats(4), _X + sum(range(start, 4))))
        for start in (0, 2, 1)
    ]


def _branch_in_a_loop() -> list[Case]:
    """A loop that takes one branch in its first turns and the other in the rest."""
    flow, shapes = Flow(), (ONE, _WIDTH)
    branches = flow.adding(1, _WIDTH), flow.adding(16, _WIDTH)
    body, (count, total) = flow.body(*shapes)
    early = body.truth(L.TEMPORARY_VARIABLE)
    body.less(count, body.number(2), early)
    body.choose(early, branches, [total], body.output(_WIDTH))
    model = flow.loop((flow.condition(*shapes, limit=5), flow.add(body)), shapes, shapes)
    return [
        Case(
            f"turns {start} to 4",
            model,
            (floats(start), _X),
            (floats(5), _X + sum(1 if turn < 2 else 16 for turn in range(start, 5))),
        )
        for start in (0, 1, 3)
    ]


def _many_turns() -> list[Case]:
    """A loop of hundreds of turns, with a step that it only reads, and a limit that is its last value."""
    flow = Flow()
    shapes = ONE, _WIDTH, ONE, ONE
    body, (_, total, step, _) = flow.body(*shapes)
    body.sum(total, step, body.output(_WIDTH))
    model = flow.loop((flow.condition(*shapes), flow.add(body)), shapes, shapes[:2])
    return [
        Case(
            f"{turns} turns of {step}",
            model,
            (floats(0), _X, floats(step), floats(turns)),
            (floats(turns), _X + step * turns),
        )
        for turns, step in ((3, 1), (4, -2), (0, 5), (300, 1), (2, 3))
    ]


def _one_value_twice() -> list[Case]:
    """A difference of a value and itself moved, in a branch that gets the value twice; a loop whose state begins with
    one value twice, which differ after its first turn, and which gets a third value twice to read.
    """
    flow = Flow()
    branches = []
    for number in (3, 48):
        draft = flow.draft()
        one, two = draft.input(_WIDTH), draft.input(_WIDTH)
        draft.sum(one, draft.number(number), moved := draft.temporary(_WIDTH))
        draft.sum(moved, two, draft.output(_WIDTH))
        branches.append(flow.add(draft))
    shapes = ONE, _WIDTH, _WIDTH, _WIDTH, _WIDTH
    body, (_, one, two, step, other) = flow.body(*shapes)
    body.sum(one, step, body.output(_WIDTH))
    body.sum(two, other, twice := body.temporary(_WIDTH))
    body.sum(twice, step, body.output(_WIDTH))
    loop = flow.condition(*shapes, limit=3), flow.add(body)
    main = flow.main
    condition, x, y = main.truth(L.SUBGRAPH_INPUT), main.input(_WIDTH), main.input(_WIDTH)
    main.choose(condition, (branches[0], branches[1]), [x, x], main.output(_WIDTH))
    results = main.output(ONE), main.output(_WIDTH), main.output(_WIDTH)
    main.repeat(loop, [main.number(0), x, x, y, y], *results)
    model = flow.model()
    return [
        Case(
            f"{taken}, one value twice",
            model,
            (_truth(taken), x, y),
            (2 * x + (3 if taken else 48), floats(3), x + 3 * y, x + 6 * y),
        )
        for taken, x, y in ((True, _X, _Y), (False, _Y, _X), (True, _Y, _X))
    ]


def _integers(lifetime: L) -> Operand:
    return Operand(T.TENSOR_INT32, ONE, lifetime)


def _not_taken() -> list[Case]:
    """A row of a table if there is one of the number, else the mean of all."""
    table, shape, row_shape = np.array([[1, 2, 3], [4, 5, 6]], np.float32), (2, 3), (1, 3)
    flow = Flow()
    row, mean = flow.draft(), flow.draft()
    inputs = {draft: (draft.add(_integers(L.SUBGRAPH_INPUT)), draft.input(shape)) for draft in (row, mean)}
    place, x = inputs[row]
    row.operation(O.GATHER, (x, row.constant(T.INT32, 0), place), row.output(row_shape))
    place, x = inputs[mean]
    axes = mean.constant(T.TENSOR_INT32, [0]), mean.constant(T.INT32, 1)
    mean.operation(O.MEAN, (x, *axes), mean.output(row_shape))
    graphs = flow.add(row), flow.add(mean)
    main = flow.main
    condition = main.truth(L.SUBGRAPH_INPUT)
    main.choose(condition, graphs, [main.add(_integers(L.SUBGRAPH_INPUT)), main.input(shape)], main.output(row_shape))
    model, means = flow.model(), floats([[2.5, 3.5, 4.5]])
    return [
        Case(f"row {number}", model, (_truth(number < 2), np.array([number], np.int32), table), (wanted,))
        for number, wanted in ((1, table[1:]), (7, means), (0, table[:1]), (1 << 20, means))
    ]


_FLOWS: Mapping[str, Callable[[], list[Case]]] = {
    "branches of the same graphs": _one_graph_for_many,
    "loops of the same graphs": _one_body_for_many,
    "values that change places": _exchange,
    "a loop in a loop": _loop_in_a_loop,
    "a branch in a loop": _branch_in_a_loop,
    "many turns": _many_turns,
    "a branch that is not taken": _not_taken,
    "one value twice": _one_value_twice,
}


@check(
    Level.TEXT,
    since=_V1_3,
    source="types.hal 1.3, OperationType: IF executes one of two graphs; WHILE, its state and when it ends",
    variants=tuple(_FLOWS),
)
def are_taken_as_often_as_it_says(subject: Subject, flow: str) -> None:
    """An IF executes the graph that its condition chooses, and not the other; a WHILE begins with its inputs, and each
    turn with all that the turn before returned, however many there are. So it is where several operations refer to one
    graph, in graphs of graphs, where a graph gets one value twice, and in each execution anew.
    """
    cases = _FLOWS[flow]()
    supported(subject, cases[:1])
    prepared = subject.prepare(cases[0].model)
    for case in (*cases, cases[0]):
        subject.expect_right(prepared, case)


@check(
    Level.TEXT,
    since=_V1_3,
    feature="deadline",
    source="types.hal 1.3, OperationType WHILE: ends when its condition is false, and has no number of turns",
)
def take_more_turns_than_16_bits_count(subject: Subject) -> None:
    """A WHILE of 66,000 turns, within the largest limit that there is, ends when its condition says so, and no sooner:
    nothing counts its turns in 16 bits.
    """
    flow = Flow()
    body, _ = flow.body(ONE, ONE)
    model = flow.loop((flow.condition(ONE, ONE), flow.add(body)), (ONE, ONE), (ONE,))
    case = Case(f"{_TURNS} turns", model, (floats(0), floats(_TURNS)), (floats(_TURNS),))
    (case,) = supported(subject, [case])
    options, path = ExecutionOptions(loop_timeout=MAXIMUM_LOOP_TIMEOUT), limited_paths(subject)[0].name
    prepared, request, began = subject.prepare(model), subject.lay_out(case), after(0)
    result = subject.execute(prepared, request, path, options)
    if result.status in MISSED_DEADLINE and after(0) - began >= MAXIMUM_LOOP_TIMEOUT:
        not_applicable(f"{_TURNS} turns take longer than a loop may")
    expect_status(result.status, ErrorStatus.NONE, call=f"{path} execution of a loop of {_TURNS} turns")
    judge_outputs(case, subject.arena, result)


def _branches_of_other_extents() -> list[Case]:
    """A vector as it is plus 1, or twice, one behind the other."""
    flow = Flow()
    twice = flow.draft()
    x = twice.input(_WIDTH)
    twice.operation(O.CONCATENATION, (x, x, twice.constant(T.INT32, 0)), twice.output((6,)))
    graphs = flow.adding(1, _WIDTH), flow.add(twice)
    main = flow.main
    condition, x = main.truth(L.SUBGRAPH_INPUT), main.input(_WIDTH)
    main.choose(condition, graphs, [x], main.output((0,)))
    model = flow.model()
    return [
        Case(f"branch {taken}", model, (_truth(taken), x), (x + 1 if taken else np.concatenate([x, x]),))
        for taken, x in ((True, _X), (False, _Y), (True, _Y), (False, _X))
    ]


def _growing_state() -> list[Case]:
    """A loop that adds a value to a vector in each turn."""
    flow = Flow()
    shapes = ONE, (0,)
    body, (count, x) = flow.body(*shapes)
    body.operation(O.CONCATENATION, (x, count, body.constant(T.INT32, 0)), body.output((0,)))
    model = flow.loop((flow.condition(*shapes, limit=4), flow.add(body)), (ONE, _WIDTH), shapes)
    return [
        Case(
            f"{4 - start} turns",
            model,
            (floats(start), _X),
            (floats(4), np.concatenate([_X, floats(list(range(start, 4)))]) if start < 4 else _X),
        )
        for start in (3, 2, 0, 4)
    ]


def _of_each_caller() -> list[Case]:
    """Two branches of the same two graphs, which leave extents unknown: for values of the same extents, and others."""
    cases = []
    for extent in (3, 6):
        flow = Flow()
        graphs, main = (flow.adding(4, (0,)), flow.adding(100, (0,))), flow.main
        conditions = [main.truth(L.SUBGRAPH_INPUT) for _ in range(2)]
        for condition, shape in zip(conditions, (_WIDTH, (extent,)), strict=True):
            main.choose(condition, graphs, [main.input(shape)], main.output(shape))
        y = floats(np.arange(extent) * 8)
        model = flow.model()
        for one, two in ((True, False), (True, True), (False, False)):
            wanted = _X + (4 if one else 100), y + (4 if two else 100)
            name = f"values of 3 and {extent} in branches {one} and {two}"
            cases.append(Case(name, model, (_truth(one), _truth(two), _X, y), wanted))
    return cases


_OPEN: Mapping[str, Callable[[], list[Case]]] = {
    "of the branch": _branches_of_other_extents,
    "of a state that grows": _growing_state,
    "of each of its callers": _of_each_caller,
}


@check(
    Level.TEXT,
    since=_V1_3,
    source="types.hal 1.3, OperationType IF and WHILE: outputs of dynamic shapes; driver guide, Output shape",
    variants=tuple(_OPEN),
)
def give_the_extents(subject: Subject, flow: str) -> None:
    """Where graphs leave extents unknown, a result has those of the branch that was taken, or of the last turn of the
    loop, whichever were those of the execution before, and a graph those of what each operation gives it. A driver that
    executes such graphs does so with any extents.
    """
    cases, executes = _OPEN[flow](), False
    prepared, model = None, None
    for case in (*cases, cases[0]):
        if prepared is None or case.model is not model:
            prepared, model = prepare_open(subject, case.model, case.name), case.model
        if prepared is None:
            raise VerdictReached(Verdict.UNSUPPORTED, "the driver executes no control flow of unknown extents")
        result = subject.execute(prepared, subject.lay_out(case))
        if not executes:
            need_open_shapes(result.status)
        expect_status(result.status, ErrorStatus.NONE, call=f"an execution of {case.name}")
        judge_outputs(case, subject.arena, result)
        if has_open_outputs(case):
            expect_shapes(case, result.output_shapes)
        executes = True
