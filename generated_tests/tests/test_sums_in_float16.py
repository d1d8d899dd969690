"""No case fails a right driver whose matrix products keep one float16 for each result, as XNNPACK's do on Arm."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import closing
from functools import cache

import numpy as np
import pytest

from nnconform.generated_tests.tests.specs import FOLDER
from nnconform.harness.campaigns.extremes import extreme_call, extreme_rows
from nnconform.harness.campaigns.graph_case import run_graph
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.per_op import Undrawable
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.table import FAMILY, TABLE
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.oracle.tolerance import is_relaxed
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.jsonl import SUFFIX, read_jsonl
from nnconform.harness.tests.shared_data import shared_data

RIGHT = "inproc:reference_driver?hal=aidl4"
DRIVER = "inproc:reference_driver.lenient?permit=sums_in_float16&hal=aidl4"
PRODUCTS = [
    code
    for code in TABLE
    if any(word in O(code).name for word in ("CONV_2D", "FULLY", "MATMUL", "LSTM", "RNN", "SVDF"))
]
FAMILIES = sorted({FAMILY[code] for code in PRODUCTS})
AOSP = ("V1_1", "V1_2")
# Calls whose worst result was beyond the bound while that did not grow with the number of results.
ROUNDED = ((O.FULLY_CONNECTED, "FULLY_CONNECTED_default_size_8", 1),)


@pytest.fixture(scope="module")
def session() -> Iterator[Session]:
    with closing(Session(DRIVER)) as session:
        yield session


@cache
def generated(family: str) -> list[Case]:
    return [case for case in read_jsonl(FOLDER / "generated" / f"{family}{SUFFIX}") if is_relaxed(case.model)]


def failures(session: Session, cases: Iterable[Case]) -> list[str]:
    outcomes = [(case, run_case(session, case)) for case in cases]
    return [f"{case.name}: {out.verdict} {out.message}" for case, out in outcomes if out.failed]


@pytest.mark.sampled(one_in=3)
@pytest.mark.parametrize("family", FAMILIES)
def test_generated_cases_pass(session: Session, family: str) -> None:
    assert failures(session, generated(family)) == []


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize("part", range(6))
@pytest.mark.parametrize("version", AOSP)
def test_aosp_cases_pass(session: Session, version: str, part: int) -> None:
    cases = [case for case in read_jsonl(shared_data("aosp_cases") / f"{version}.jsonl.gz") if is_relaxed(case.model)]
    assert len(cases) > 40
    assert failures(session, cases[part::6]) == []


def test_such_sums_are_others(session: Session) -> None:
    with closing(Session(RIGHT)) as right:
        cases = [case for family in FAMILIES for case in generated(family)]
        pairs = [(outputs_of(session, case), outputs_of(right, case)) for case in cases]
    different = [1 for one, other in pairs if not all(map(np.array_equal, one, other))]
    assert len(different) > len(cases) / 8


def outputs_of(session: Session, case: Case) -> list[np.ndarray]:
    run_case(session, case)
    assert session.comparison is not None
    return [each.got for each in session.comparison.outputs]


@pytest.mark.parametrize(("code", "name", "seed"), ROUNDED, ids=[name for _, name, _ in ROUNDED])
def test_the_worst_of_many_results_is_within_its_bound(session: Session, code: O, name: str, seed: int) -> None:
    row = next(each for each in extreme_rows(TABLE[code], seed) if each.name == name)
    with closing(open_oracle()) as oracle:
        outcome = run_graph(session, extreme_call(row, oracle, seed))
    assert outcome.verdict is Verdict.PASSED, outcome.message


@pytest.mark.nightly(daily="test_the_worst_of_many_results_is_within_its_bound")
@pytest.mark.parametrize("seed", [1, 4])
@pytest.mark.parametrize("code", PRODUCTS, ids=lambda code: O(code).name)
def test_calls_at_extremes_pass(session: Session, code: O, seed: int) -> None:
    failed = []
    with closing(open_oracle()) as oracle:
        for row in extreme_rows(TABLE[code], seed):
            try:
                graph_case = extreme_call(row, oracle, seed)
            except (Undrawable, Unanswered):
                continue
            if is_relaxed(graph_case.graph.model):
                outcome = run_graph(session, graph_case)
                failed += [f"{row.name}: {outcome.message}"] if outcome.failed else []
    assert failed == []
