"""Tests of tensors without elements in random graphs: how many graphs have one, and what is found by them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from nnconform.harness.campaigns.graph_case import GraphCase, make_graph_case, run_graph
from nnconform.harness.campaigns.graphs import GraphRunner
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.ops.table import definition_of
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.selftest.faults import declared_faults
from nnconform.harness.selftest.score import HAL

RIGHT = f"inproc:reference_driver?{HAL}"
FAULTY = "inproc:reference_driver.faulty"
FAULTS = [each.name for each in declared_faults(pattern="empty.")]
DRAWN = 420


def finds_nothing(graph: DrawnGraph) -> bool:
    """Return whether something reads a result of no declared extent of an operation that may find nothing."""
    main = graph.model.main
    finders = [step for step in main.operations if (op := definition_of(step.type)) and op.nothing]
    found = {i for step in finders for i in step.outputs if 0 in main.operands[i].dimensions}
    return any(not found.isdisjoint(step.inputs) for step in main.operations)


@pytest.fixture(scope="module")
def cases() -> Iterator[tuple[int, list[GraphCase]]]:
    """The number of graphs of a seed in which something reads a tensor without elements, and those, answered."""
    with closing(open_oracle()) as oracle, closing(Session(RIGHT)) as session:
        runner = GraphRunner(session, oracle, Palette.of(), 10)
        drawn = [runner.drawn(runner.choices(3, number)) for number in range(DRAWN)]
        few = [each for each in drawn if each is not None and finds_nothing(each)]
        answered = [make_graph_case(each, oracle, f"graph_{n}", "test") for n, each in enumerate(few)]
        yield len(few), [each for each in answered if has_empty(each)]


def has_empty(graph_case: GraphCase) -> bool:
    return any(value is not None and not value.size for value in graph_case.answer.values)


def test_some_graphs_have_a_tensor_without_elements(cases: tuple[int, list[GraphCase]]) -> None:
    drawn, answered = cases
    assert len(answered) == drawn
    assert DRAWN // 50 <= drawn <= DRAWN // 8


@pytest.mark.parametrize("options", ["", "&precision=float64", "&order=reversed"])
def test_right_drivers_pass(options: str, cases: tuple[int, list[GraphCase]]) -> None:
    with closing(Session(RIGHT + options)) as session:
        outcomes = [run_graph(session, each) for each in cases[1]]
    assert {each.verdict for each in outcomes} <= {Verdict.PASSED}, outcomes


def test_a_graph_whose_outputs_are_all_empty_can_tell(cases: tuple[int, list[GraphCase]]) -> None:
    for each in cases[1]:
        outputs = [value for value in each.answer.expected if value is not None]
        assert each.certainty.empty == sum(not value.size for value in outputs)
        assert each.certainty.tells or each.certainty.elements


@pytest.mark.parametrize("fault", [name for name in FAULTS if name != "empty.ends_at_nothing"])
def test_a_driver_that_mishandles_them_is_found(fault: str, cases: tuple[int, list[GraphCase]]) -> None:
    with closing(Session(f"{FAULTY}?fault={fault}&{HAL}")) as session:
        outcome = next((each for case in cases[1] if (each := run_graph(session, case)).failed), None)
    assert outcome is not None
    assert outcome.verdict in (Verdict.WRONG, Verdict.ERROR)


def test_a_process_that_ends_at_one_is_found(cases: tuple[int, list[GraphCase]]) -> None:
    with closing(Session(f"service:{FAULTY}?fault=empty.ends_at_nothing&{HAL}")) as session:
        outcomes = [run_graph(session, case).verdict for case in cases[1][:4]]
    assert Verdict.CRASHED in outcomes
