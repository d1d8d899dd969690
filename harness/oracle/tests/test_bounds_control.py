"""How far results of IF and WHILE may be off, against hand-worked values; numpy takes the place of the driver."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.ops.subgraphs import SubgraphWriter
from nnconform.harness.oracle.bounds import answer_with_bounds
from nnconform.harness.oracle.bounds_control import ROUNDS, Known, bounds_of_control, graph_of
from nnconform.harness.oracle.bounds_operation import ROUNDINGS
from nnconform.harness.oracle.computation import ByModels, Unanswered
from nnconform.harness.oracle.tests.test_bounds import compiled, single

STATE, NUMBER, TRUTH = Operand(T.TENSOR_FLOAT32, (2,)), Operand(T.TENSOR_INT32, (1,)), Operand(T.TENSOR_BOOL8, (1,))
X = np.array([3.0, -5.0], np.float32)
ROUNDING = ROUNDINGS * 2.0**-23


def running(model: Model):
    """Return a driver that runs subgraphs too."""
    (step, *others), graph = model.main.operations, model.main
    if step.type not in (O.IF, O.WHILE):
        return compiled(model)
    assert not others

    def run(place, states):
        index = graph.operands[step.inputs[place]].location.offset
        return running(replace(model, main=model.referenced[index]))(states)

    def ask(inputs):
        values = dict(zip(graph.input_indexes, inputs, strict=True))
        if step.type == O.IF:
            condition, *states = [values[index] for index in step.inputs if index in values]
            return run(1 if condition.all() else 2, states)
        states = [values[index] for index in step.inputs[2:]]
        while run(0, states)[0].all():
            states = run(1, states)
        return states

    return ask


def compute(model: Model) -> ByModels:
    return ByModels(model, running)


def model_of(code: O, inputs: list[Operand], outputs: list[Operand], graphs: list[Subgraph], values: bytes) -> Model:
    """Return a model of one IF or WHILE; its inputs are those of the operation but for the subgraphs."""
    given = [replace(each, lifetime=L.SUBGRAPH_INPUT, number_of_consumers=1) for each in inputs]
    refers = [Operand(T.SUBGRAPH, (), L.SUBGRAPH, 1, location=DataLocation(0, n, 0)) for n in range(len(graphs))]
    results = [replace(each, lifetime=L.SUBGRAPH_OUTPUT) for each in outputs]
    operands = (*given, *refers, *results)
    places = list(range(len(given)))
    refer = list(range(len(given), len(given) + len(refers)))
    read = [*places[:1], *refer, *places[1:]] if code == O.IF else [*refer, *places]
    ends = tuple(range(len(operands) - len(results), len(operands)))
    main = Subgraph(operands, (Operation(code, tuple(read), ends),), tuple(places), ends)
    return Model(main, tuple(graphs), values)


def doubling_loop(below: int) -> Model:
    """Return a loop that doubles a state while its counter is below a number."""
    values = bytearray()
    condition = SubgraphWriter([STATE, NUMBER], values)
    again = condition.step(O.LESS, (1, condition.constant(T.TENSOR_INT32, [below])), TRUTH)
    body = SubgraphWriter([STATE, NUMBER], values)
    none = body.constant(T.INT32, 0)
    twice = body.step(O.ADD, (0, 0, none), STATE)
    count = body.step(O.ADD, (1, body.constant(T.TENSOR_INT32, [1]), none), NUMBER)
    graphs = [condition.finish([again]), body.finish([twice, count])]
    return model_of(O.WHILE, [STATE, NUMBER], [STATE, NUMBER], graphs, bytes(values))


def is_unknown(bound) -> bool:
    return bool(np.isinf(bound).all())


def bounds(model: Model, *inputs):
    answer = answer_with_bounds(model, inputs, compute, compute)
    return answer.output_bounds


@pytest.mark.parametrize("rounds", [0, 1, 3])
def test_each_round_doubles_what_came_before_and_adds_its_own(rounds: int) -> None:
    state, count = bounds(doubling_loop(rounds), X, np.array([0], np.int32))
    wanted = np.zeros(2)
    for number in range(rounds):
        before = np.abs(X.astype(np.float64)) * 2**number
        wanted = 2 * (wanted + ROUNDING * before) + single(2 * before)
    assert state == pytest.approx(wanted, rel=0.02)
    assert count is not None
    assert not count.any()


def test_a_loop_of_many_rounds_tells_nothing() -> None:
    state, _ = bounds(doubling_loop(ROUNDS + 1), np.zeros(2, np.float32), np.array([0], np.int32))
    assert is_unknown(state)


def branches(values: bytearray) -> list[Subgraph]:
    """Return a branch that doubles a state and one that adds nothing to it."""
    graphs = []
    for twice in (True, False):
        branch = SubgraphWriter([STATE], values)
        none = branch.constant(T.INT32, 0)
        code = O.ADD if twice else O.SUB
        graphs.append(branch.finish([branch.step(code, (0, 0, none), STATE)]))
    return graphs


@pytest.mark.parametrize("chosen", [True, False])
def test_a_branch_has_the_bounds_of_its_operations(chosen: bool) -> None:
    values = bytearray()
    model = model_of(O.IF, [TRUTH, STATE], [STATE], branches(values), bytes(values))
    (state,) = bounds(model, np.array([chosen]), X)
    size = np.abs(X.astype(np.float64))
    assert state == pytest.approx(single(2 * size) + 2 * ROUNDING * size if chosen else single(0 * size), rel=0.02)


def test_where_either_branch_may_run_nothing_is_known() -> None:
    values = bytearray()
    model = model_of(O.IF, [TRUTH, STATE], [STATE], branches(values), bytes(values))
    (step,), known = model.main.operations, [np.array([True]), X, None, None, X]
    (state,) = bounds_of_control(model, step, known, [np.ones(1), None, None, None, None], not_to_run)
    assert is_unknown(state)


def not_to_run(index, given):
    raise AssertionError("which of them runs is not known")


def test_where_a_loop_may_have_another_round_nothing_is_known() -> None:
    model = doubling_loop(1)
    (step,), known = model.main.operations, [X, np.array([0], np.int32), None, None, X, np.array([0], np.int32)]

    def run(index, given):
        assert index == 0, "the body would run"
        return [Known(np.array([False]), np.ones(1))]

    for bound in bounds_of_control(model, step, known, [None] * 6, run):
        assert is_unknown(bound)


def test_where_a_subgraph_has_no_answer_nothing_is_known() -> None:
    model = doubling_loop(1)
    (step,), known = model.main.operations, [X, np.array([0], np.int32), None, None, X, None]

    def run(index, given):
        raise Unanswered("the oracle does not have it")

    state, count = bounds_of_control(model, step, known, [None] * 6, run)
    assert is_unknown(state)
    assert is_unknown(count)


def test_a_subgraph_alone_has_the_others_only_if_it_refers_to_some() -> None:
    loop = doubling_loop(1)
    nested = replace(loop, referenced=(*loop.referenced, loop.main))
    assert graph_of(nested, 0) == replace(loop, main=loop.referenced[0], referenced=())
    assert graph_of(nested, 2) == replace(nested, main=loop.main)
