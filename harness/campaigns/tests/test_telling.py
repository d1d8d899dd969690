"""Tests of graphs in which each operation shows: results that no output tells of are outputs too."""

from __future__ import annotations

from contextlib import closing

import numpy as np
import pytest

from nnconform.harness.campaigns.graph_case import (
    GraphCase,
    make_close_case,
    make_graph_case,
    run_graph,
)
from nnconform.harness.campaigns.graphs import GraphRunner
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import Assembly, DrawnGraph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.verdict import Outcome, Verdict
from nnconform.harness.selftest.score import HAL
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.once import validated

RIGHT = f"inproc:reference_driver?{HAL}"
FAULTY = f"inproc:reference_driver.faulty?fault=kernel.neighbour_copied&operation=TANH&{HAL}"


def in_bounds(graph_case: GraphCase) -> GraphCase:
    """Return the case of a driver whose outputs are not close."""
    assert graph_case.in_bounds is not None
    return graph_case.in_bounds()


def multiplied_by_zero() -> DrawnGraph:
    """Return a graph of a TANH that no output tells of."""
    s = Sketch(assembly := Assembly(), Choices.fast(3), T.TENSOR_FLOAT32)
    data = s.input(3, 3)
    s(O.ADD, s(O.MUL, s(O.TANH, data), s.constant(np.zeros((3, 3))), 0), s.input(3, 3), 0)
    return assembly.finish([])


def test_a_fault_that_did_not_show_does() -> None:
    graph = multiplied_by_zero()
    with closing(open_oracle()) as oracle, closing(Session(FAULTY)) as faulty, closing(Session(RIGHT)) as right:
        blind, telling = (make(graph, oracle, "graph", "test") for make in (make_graph_case, make_close_case))
        assert run_graph(faulty, blind).verdict is Verdict.PASSED
        assert run_graph(faulty, telling).verdict is Verdict.WRONG
        assert run_graph(right, telling).verdict is Verdict.PASSED
    main = telling.graph.model.main
    assert main.output_indexes == (*graph.model.main.output_indexes, main.operations[0].outputs[0])
    validate_model(telling.graph.model)


def test_few_operations_of_random_graphs_do_not_show() -> None:
    with closing(open_oracle()) as oracle, closing(Session(RIGHT)) as session:
        runner = GraphRunner(session, oracle, Palette.of(), 10)
        every = before = after = 0
        for number in range(20):
            graph = runner.drawn(runner.choices(31, number))
            try:
                graph_case = in_bounds(runner.make(runner.choices(31, number), "graph"))
            except Unanswered:
                continue
            assert graph is not None
            checked = validate_model(graph_case.graph.model)
            assert [each.extents for each in validated(graph_case.graph.model)] == [each.extents for each in checked]
            _, blind = oracle.witnessed(graph.model, graph.inputs, graph.unspecified)
            _, left = oracle.witnessed(graph_case.graph.model, graph.inputs, graph.unspecified)
            assert len(left) == graph_case.blind <= len(blind)
            every, before = every + len(graph.model.main.operations), before + len(blind)
            after += graph_case.blind
    assert after < before / 2
    assert after < 0.06 * every


def test_few_operations_do_not_show_within_the_least_bounds() -> None:
    with closing(open_oracle()) as oracle, closing(Session(RIGHT)) as session:
        runner = GraphRunner(session, oracle, Palette.of(), 10)
        cases = [runner.make(runner.choices(31, number), "graph") for number in range(20)]
        assert not any(each.answer.is_found for each in cases)
        for each in cases:
            assert each.certainty.elements
        assert not any(each.answer.is_found for each in cases)
    assert sum(each.blind for each in cases) < 0.04 * sum(len(each.graph.model.main.operations) for each in cases)


class Counting:
    """Runs graphs as usual, and keeps them."""

    def __init__(self) -> None:
        self.ran: list[GraphCase] = []

    def __call__(self, session: Session, graph_case: GraphCase) -> Outcome:
        self.ran.append(graph_case)
        return run_graph(session, graph_case)


def hidden_by_its_bounds() -> DrawnGraph:
    """Return a graph that shows its TANH within the least bounds, and not within those that its sum with large numbers
    leaves.
    """
    s = Sketch(assembly := Assembly(), Choices.fast(3), T.TENSOR_FLOAT32)
    large, small = s.constant(np.full((3, 3), 2.0**9)), s.constant(np.full((3, 3), 2.0**-12))
    total = s(O.ADD, s(O.MUL, s(O.TANH, s.input(3, 3)), small, 0), large, 0)
    s(O.MUL, s(O.SUB, total, large, 0), s.constant(np.full((3, 3), 2.0**12)), 0)
    return assembly.finish([])


@pytest.mark.parametrize(("address", "verdict"), [(RIGHT, Verdict.PASSED), (FAULTY, Verdict.WRONG)])
def test_a_graph_that_is_not_close_runs_again_so_that_all_shows(address: str, verdict: Verdict) -> None:
    graph, run = hidden_by_its_bounds(), Counting()
    with closing(open_oracle()) as oracle, closing(Session(address)) as session:
        runner = GraphRunner(session, oracle, Palette.of(), 10, run=run)
        graph_case = make_close_case(graph, oracle, "graph", "test")
        for _ in range(2):
            run.ran.clear()
            result = runner.execute(graph_case)
            assert result.outcome.verdict is verdict, result.outcome.message
            first, second = run.ran
            assert len(first.graph.model.main.output_indexes) < len(second.graph.model.main.output_indexes)
            assert result.graph_case is second
            assert result.certainty.tells


def test_a_graph_that_is_close_runs_once_and_has_no_bounds() -> None:
    run = Counting()
    with closing(open_oracle()) as oracle, closing(Session(RIGHT)) as session:
        runner = GraphRunner(session, oracle, Palette.of(), 10, run=run)
        graph_case = make_close_case(multiplied_by_zero(), oracle, "graph", "test")
        assert runner.execute(graph_case).outcome.verdict is Verdict.PASSED
    assert [len(each.graph.model.main.output_indexes) for each in run.ran] == [2]
    assert not graph_case.answer.is_found


def test_the_same_choices_give_the_same_outputs() -> None:
    with closing(open_oracle()) as oracle, closing(Session(RIGHT)) as session:
        runner = GraphRunner(session, oracle, Palette.of(), 6)
        first = runner.make(runner.choices(31, 3), "graph")
        again = runner.make(Choices.from_list(first.choices.choices), "graph")
    assert first.graph.model == again.graph.model
