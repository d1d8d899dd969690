"""Tests of graphs in which nothing is found: a driver must go on, though it need not compute extents."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from nnconform.harness.campaigns.graph_case import GraphCase
from nnconform.harness.campaigns.idioms import idiom_case, sample_forms
from nnconform.harness.campaigns.supported import run_supported
from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.model.authority import Profile
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.verdict import Outcome, Verdict

DRIVERS = "inproc:nnconform.harness.campaigns.tests.partial_drivers"


@pytest.fixture(scope="module")
def oracle() -> Iterator[Oracle]:
    with closing(open_oracle()) as opened:
        yield opened


@pytest.fixture(scope="module")
def graphs(oracle: Oracle) -> list[GraphCase]:
    found = []
    for form in sample_forms(2, 1, 6000, "empty.rows_of_nothing")[:24]:
        try:
            found.append(idiom_case(form, oracle, Palette.of(HalVersion.V1_3), 1))
        except Unanswered:
            continue
    return found


def outcomes(driver: str, oracle: Oracle, graphs: list[GraphCase], profile: Profile = Profile.HAL) -> list[Outcome]:
    with closing(Session(f"{DRIVERS}:{driver}", profile=profile)) as session:
        return [run_supported(session, each, oracle).outcome for each in graphs]


def test_a_right_driver_passes(oracle: Oracle, graphs: list[GraphCase]) -> None:
    assert len(graphs) > 9
    assert {each.verdict for each in outcomes("Partial", oracle, graphs)} <= {Verdict.PASSED, Verdict.VACUOUS}


def test_a_driver_that_cannot_go_on_without_elements_fails(oracle: Oracle, graphs: list[GraphCase]) -> None:
    found = outcomes("NothingFails", oracle, graphs)
    assert {each.verdict for each in found} == {Verdict.ERROR}
    assert all("they find nothing" in each.message and "zero-sized" in each.details["authority"] for each in found)
    assert {each.verdict for each in outcomes("NothingFails", oracle, graphs, Profile.VTS)} == {Verdict.ADVICE}


def test_a_driver_that_computes_no_extents_supports_none(oracle: Oracle, graphs: list[GraphCase]) -> None:
    assert {each.verdict for each in outcomes("NothingFails?extents=no", oracle, graphs)} == {Verdict.UNSUPPORTED}
