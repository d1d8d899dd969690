"""Tests of what makes a failing graph right: the pass is named by the change that prevents it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from nnconform.harness.campaigns.changed import changes, right_with
from nnconform.harness.campaigns.graph_case import GraphCase, run_graph
from nnconform.harness.campaigns.idioms import idiom_case
from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.pattern.form import IdiomForm, Surroundings
from nnconform.harness.generate.pattern.known import all_idioms
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.validate.model import validate_model

HAL = "hal=aidl4"


def case_of(oracle: Oracle, name: str, *values: object, around: Surroundings = Surroundings.ALONE) -> GraphCase:
    idiom = next(each for each in all_idioms() if each.name == name)
    form = IdiomForm(idiom, values, around, T.TENSOR_FLOAT32)
    return idiom_case(form, oracle, Palette(()))


@pytest.fixture
def oracle() -> Iterator[Oracle]:
    with closing(open_oracle()) as opened:
        yield opened


def blame(oracle: Oracle, fault: str, graph_case: GraphCase) -> list[str]:
    return blame_on(oracle, f"inproc:reference_driver.faulty?fault=passes.{fault}&{HAL}", graph_case)


def blame_on(oracle: Oracle, driver: str, graph_case: GraphCase) -> list[str]:
    session = Session(driver)
    assert run_graph(session, graph_case).failed
    right = right_with(session, graph_case, oracle)
    session.close()
    return right


def test_a_fusion_is_prevented_by_the_result_between_as_an_output(oracle: Oracle) -> None:
    graph_case = case_of(oracle, "activation.behind_operation", O.MUL, 3, O.RELU)
    right = blame(oracle, "fused_over_another", graph_case)
    assert "the result of MUL (operation 0), read by RELU, as an output" in right
    assert "two models, cut behind MUL (operation 0)" in right
    assert not any(each.startswith("a constant") for each in right)


def test_what_is_unsupported_is_not_right(oracle: Oracle) -> None:
    graph_case = case_of(oracle, "activation.behind_operation", O.MUL, 3, O.RELU)
    right = blame_on(oracle, "inproc:nnconform.harness.campaigns.tests.few_outputs_driver", graph_case)
    assert "two models, cut behind MUL (operation 0)" in right
    assert not [each for each in right if "as an output" in each]


def test_folding_is_prevented_by_the_constant_as_an_input(oracle: Oracle) -> None:
    graph_case = case_of(oracle, "arithmetic.neutral_constants", O.MUL, "one first", 0, "right", False)
    right = blame(oracle, "neutral_by_first_element", graph_case)
    assert right == ["a constant of MUL (operation 0) as an input"] or right == []


def test_changes_are_valid_and_keep_the_outputs(oracle: Oracle) -> None:
    graph_case = case_of(oracle, "padding.pad_before_window", O.CONV_2D, "zero", "even", 2, 1)
    every = list(changes(graph_case))
    assert len(every) >= 6
    for change in every:
        for part in change.parts:
            validate_model(part.model)
    session = Session(f"inproc:reference_driver?{HAL}")
    assert len(right_with(session, graph_case, oracle)) == len({change.says for change in every})
    session.close()
