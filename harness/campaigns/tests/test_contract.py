"""Tests of graphs judged by the contract alone: right drivers pass, however rough; wrong passes and rows do not."""

from __future__ import annotations

from collections import Counter
from contextlib import closing

import numpy as np
import pytest
from click.testing import CliRunner

from nnconform.harness.campaigns.contract import ByContract
from nnconform.harness.campaigns.contract_oracle import ContractOracle
from nnconform.harness.campaigns.graph_case import make_graph_case, run_graph
from nnconform.harness.campaigns.graphs import GraphRunner
from nnconform.harness.campaigns.relations import related
from nnconform.harness.campaigns.tests.test_batches import rows_graph
from nnconform.harness.cli.commands.random_graphs import command
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.pattern.form import IdiomForm, Surroundings
from nnconform.harness.generate.pattern.known import all_idioms
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.results.verdict import Outcome, Verdict
from nnconform.harness.selftest.score import HAL
from nnconform.harness.validate.model import validate_model

RIGHT = f"inproc:reference_driver?{HAL}"
FAULTY = "inproc:reference_driver.faulty"
ROUGH = f"inproc:nnconform.harness.campaigns.tests.rough_driver:open_rough?{HAL}"
LENIENT = "inproc:reference_driver.lenient?permit="


def idiom_graph(name: str, *values: object, code: T = T.TENSOR_FLOAT32) -> DrawnGraph:
    idiom = next(each for each in all_idioms() if each.name == name)
    graph = IdiomForm(idiom, values, Surroundings.ALONE, code).draw()
    assert graph is not None
    return graph


def judged(address: str, graph: DrawnGraph) -> Outcome:
    """Return the outcome of a graph on a driver, judged by the contract."""
    with closing(Session(address)) as session, closing(ContractOracle(session)) as oracle:
        return ByContract(oracle)(session, make_graph_case(graph, oracle, "graph", "test"))


def outcomes(address: str, count: int, seed: int = 3) -> list[Outcome]:
    """Return the outcomes of random graphs of a few operations on a driver, judged by the contract."""
    with closing(Session(address)) as session, closing(ContractOracle(session)) as oracle:
        runner = GraphRunner(session, oracle, Palette.of(session.hal()), 6, "contract", ByContract(oracle))
        return [each for number in range(count) if (each := runner.run(seed, number).outcome) is not None]


@pytest.mark.parametrize(
    "address",
    [RIGHT, f"{RIGHT}&precision=float64", f"{RIGHT}&order=reversed", ROUGH, f"{LENIENT}zero_extents&{HAL}"],
)
def test_right_drivers_pass(address: str) -> None:
    every = outcomes(address, 8)
    assert {each.verdict for each in every} <= {Verdict.PASSED, Verdict.VACUOUS}, [each.message for each in every]
    assert sum(each.verdict is Verdict.PASSED for each in every) >= 6


def test_a_rough_driver_fails_where_another_driver_says_what_is_right() -> None:
    graph = rows_graph(3, O.SOFTMAX)
    with closing(Session(ROUGH)) as session, closing(open_oracle()) as oracle:
        assert run_graph(session, make_graph_case(graph, oracle, "graph", "test")).verdict is Verdict.WRONG
    assert judged(ROUGH, graph).verdict is Verdict.PASSED


@pytest.mark.parametrize(
    ("fault", "graph", "says"),
    [
        ("passes.fused_over_another", idiom_graph("activation.behind_operation", O.MUL, 3, O.RELU), "elements"),
        ("passes.inputs_by_number", idiom_graph("structure.inputs_alike", 3, O.SUB, "mixed", (2, 2)), "otherwise than"),
        ("batches.dense_in_pairs", rows_graph(5, O.FULLY_CONNECTED), "in parts of 1 and 4"),
        ("batches.one_row_as_vector", rows_graph(3, O.ADD), "in parts of 1 and 2"),
        ("empty.regions_of_nothing", idiom_graph("empty.regions_of_nothing", O.GENERATE_PROPOSALS, O.TANH, 2, False),
         "from what it reads follow [0, 2, 2, 2]"),
        ("empty.joined_beside_nothing",
         idiom_graph("empty.joined_with_nothing", O.GENERATE_PROPOSALS, 0, 2, "boxes", False, False), "are not exact"),
    ],
)  # fmt: skip
def test_wrong_drivers_fail(fault: str, graph: DrawnGraph, says: str) -> None:
    assert judged(RIGHT, graph).verdict is Verdict.PASSED
    outcome = judged(f"{FAULTY}?fault={fault}&{HAL}", graph)
    assert outcome.verdict is Verdict.WRONG
    assert says in outcome.message


def test_a_crash_is_one_whoever_judges() -> None:
    graph = idiom_graph("empty.regions_of_nothing", O.GENERATE_PROPOSALS, O.TANH, 2, False)
    assert judged(f"service:{FAULTY}?fault=empty.ends_at_nothing&{HAL}", graph).verdict is Verdict.CRASHED


def test_related_graphs_are_valid_and_a_wrong_value_of_each_shows() -> None:
    graph = rows_graph(3, O.FULLY_CONNECTED)
    with closing(Session(RIGHT)) as session, closing(ContractOracle(session)) as oracle:
        answer = oracle.bounded(graph.model, graph.inputs)
        every = list(related(graph, answer))
    assert len({each.says for each in every}) == 8
    for each in every:
        validate_model(each.graph.model)
        for value, bound in zip(each.answer.expected, each.answer.output_bounds, strict=True):
            assert value is not None
            assert bound is not None
            assert np.isfinite(bound).all()


def test_the_command_takes_it_and_names_what_it_found(tmp_path) -> None:
    options = ["--count", "6", "--oracle", "contract", "--in-process", "--nodes", "4", "--dump", str(tmp_path)]
    right = CliRunner().invoke(command, ["--driver", RIGHT, *options])
    assert right.exit_code == 0, right.output
    against = CliRunner().invoke(command, ["--driver", RIGHT, "--against", ROUGH, *options])
    assert "cannot be asked --against another" in f"{against.output}{against.exception}"


PARTIAL = "inproc:nnconform.harness.campaigns.tests.partial_drivers:"


def test_what_a_driver_supports_of_a_graph_is_judged() -> None:
    """Both refuse models of more than two operations, as compilers with little memory do."""
    right = outcomes(f"{PARTIAL}AllOrNothing?most=2", 16)
    whole = [each.outputs_run for each in right]
    assert Counter(each.verdict for each in right)[Verdict.PASSED] > 10
    assert sum(each is not None for each in whole) > 7, "most of the graphs run in part"
    assert not any(each.failed for each in right)
    wrong = outcomes(f"{PARTIAL}AllOrNothing?most=2&wrong=ABS,NEG,MAXIMUM,MINIMUM,RELU", 16)
    assert any(each.verdict is Verdict.WRONG and "are not exact" in each.message for each in wrong)
