"""Graphs are judged without their bounds where a driver's outputs are close, and come to the same."""

from __future__ import annotations

from contextlib import closing

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.campaigns.graph_case import GraphCase, run_graph
from nnconform.harness.campaigns.idioms import idiom_case, sample_forms
from nnconform.harness.campaigns.replay import replay_case
from nnconform.harness.conformance.support.driver_palette import palette_of
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.oracle.bounds import BoundedAnswer, Later
from nnconform.harness.oracle.bounds_least import least_bounds
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.verdict import Stage, Verdict


@pytest.fixture(scope="module")
def cases() -> list[GraphCase]:
    """One form of each few idioms."""
    made = []
    with closing(open_oracle()) as oracle:
        palette = palette_of(oracle.session)
        for form in sample_forms(1, 5, 1000)[::6]:
            try:
                made.append(idiom_case(form, oracle, palette))
            except Unanswered:
                continue
    assert len(made) > 80
    return made


def test_no_bound_of_a_graph_is_below_the_least(cases: list[GraphCase]) -> None:
    for case in cases:
        least = least_bounds(case.answer.model, case.answer.values)
        for index in case.answer.model.main.output_indexes:
            own, bound = least[index], case.answer.bounds[index]
            if own is not None:
                # Where the answer is NaN the least is too, and nothing is as close as that.
                most = 0.0 if bound is None else bound * (1 + 1e-12)
                assert ((own <= most) | np.isnan(own)).all(), case.case.name


def test_a_right_driver_passes_and_bounds_are_not_found(cases: list[GraphCase]) -> None:
    with closing(Session("inproc:reference_driver?hal=aidl4")) as session:
        closely = 0
        for case in cases:
            answer = replace(case.answer, found=Later(lambda case=case: case.answer.bounds))  # type: ignore[misc]
            outcome = run_graph(session, replace(case, answer=answer))
            assert outcome.verdict in (Verdict.PASSED, Verdict.VACUOUS), f"{case.case.name}: {outcome.message}"
            closely += not answer.is_found
    assert closely > 0.85 * len(cases)


def test_a_wrong_driver_fails_whether_bounds_are_found_or_not(cases: list[GraphCase]) -> None:
    with closing(Session("inproc:reference_driver.faulty?fault=kernel.bfloat16")) as session:
        verdicts = []
        for known in (False, True):
            found = [_run(session, case, known=known) for case in cases]
            verdicts.append(found)
    assert verdicts[0].count(Verdict.WRONG) > 0
    assert [each is Verdict.WRONG for each in verdicts[0]] == [each is Verdict.WRONG for each in verdicts[1]]


def _run(session: Session, case: GraphCase, *, known: bool) -> Verdict:
    bounds = case.answer.bounds
    answer = replace(case.answer, found=bounds if known else Later(lambda: bounds))
    return run_graph(session, replace(case, answer=answer)).verdict


def test_a_graph_without_bounds_is_not_applicable_if_it_needs_them(cases: list[GraphCase]) -> None:
    def none() -> BoundedAnswer:
        raise Unanswered("no room")

    case = next(
        each for each in cases if each.case.expected[0] is not None and each.case.expected[0].dtype == np.float32
    )
    moved = tuple(None if each is None else each + np.ones((), each.dtype) for each in case.answer.values)
    answer = replace(case.answer, values=moved, found=Later(none))  # type: ignore[arg-type]
    with closing(Session("inproc:reference_driver?hal=aidl4")) as session:
        outcome = run_graph(session, replace(case, answer=answer))
    assert (outcome.verdict, outcome.stage) == (Verdict.NOT_APPLICABLE, Stage.COMPARE)
    assert "no room" in outcome.message


def test_an_idiom_that_is_replayed_is_compared_within_bounds(cases: list[GraphCase]) -> None:
    """As it was when it failed: they are found again, and so are the expected values."""
    case = next(each.case for each in cases if each.case.expected[0] is not None and each.case.expected[0].size)
    other = tuple(None if each is None else np.zeros_like(each) - 1 for each in case.expected)
    with closing(Session("inproc:reference_driver?hal=aidl4")) as session:
        assert replay_case(session, replace(case, expected=other)).verdict is Verdict.PASSED
        unbounded = replace(case, expected=other, source="a file")
        assert replay_case(session, unbounded).verdict is Verdict.WRONG
