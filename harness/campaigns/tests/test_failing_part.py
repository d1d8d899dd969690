"""Tests of the smallest part of a graph that fails: the operations of the pass are found, and those wrong alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from nnconform.harness.campaigns.failing_part import FailingPart, failing_part
from nnconform.harness.campaigns.graph_case import GraphCase, run_graph
from nnconform.harness.campaigns.idioms import forms_named, idiom_case
from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.model.codes import OperationType, name_of


@pytest.fixture
def oracle() -> Iterator[Oracle]:
    with closing(open_oracle()) as opened:
        yield opened


def graph(oracle: Oracle, name: str) -> GraphCase:
    (form,) = forms_named(name, 3, 1)
    return idiom_case(form, oracle, Palette(()), 1)


def part_of(oracle: Oracle, driver: str, graph_case: GraphCase) -> FailingPart | None:
    with closing(Session(driver)) as session:
        assert run_graph(session, graph_case).failed
        return failing_part(session, graph_case, oracle)


def names(part: FailingPart) -> list[str]:
    return [name_of(OperationType, each.type) for each in part.graph_case.graph.model.main.operations]


def faulty(fault: str) -> str:
    return f"inproc:reference_driver.faulty?fault=passes.{fault}&hal=aidl4"


@pytest.mark.parametrize(
    ("fault", "form", "found"),
    [
        (
            "joined_before_reshape_along_the_same_axis",
            "spreading.views_meet-((4,4),(2,8))-concatenation-float32-alone",
            ["RESHAPE", "RESHAPE", "CONCATENATION"],
        ),
        ("addend_before_shares", "along.constant-termsofrows-1-float32-alone", ["ADD", "LOG_SOFTMAX"]),
    ],
)
def test_the_operations_of_a_pass(oracle: Oracle, fault: str, form: str, found: list[str]) -> None:
    graph_case = graph(oracle, form)
    part = part_of(oracle, faulty(fault), graph_case)
    assert part is not None
    assert names(part) == found
    assert len(graph_case.graph.model.main.operations) > len(found)
    assert part.wrong_alone == ()
    assert part.blamed == " + ".join(sorted(found))
    *lines, says = str(part).splitlines()
    assert lines[0].startswith("r1 = ")
    assert says.startswith("each of these operations is right by itself")


def test_an_operation_that_is_wrong_alone(oracle: Oracle) -> None:
    graph_case = graph(oracle, "along.constant-termsofrows-1-float32-alone")
    part = part_of(oracle, "inproc:nnconform.harness.campaigns.tests.wrong_softmax_driver?hal=aidl4", graph_case)
    assert part is not None
    assert names(part) == ["LOG_SOFTMAX"]
    assert part.blamed == "LOG_SOFTMAX"
    assert str(part).endswith("wrong by itself")


def test_none_of_a_graph_that_no_part_of_it_makes_wrong(oracle: Oracle) -> None:
    graph_case = graph(oracle, "along.constant-termsofrows-1-float32-alone")
    with closing(Session("inproc:reference_driver?hal=aidl4")) as session:
        assert failing_part(session, graph_case, oracle) is None
