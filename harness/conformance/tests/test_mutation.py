"""The checks of broken models and requests: which mutants they try, of their own models and of the user's cases."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from nnconform.harness.conformance.check import find_checks
from nnconform.harness.conformance.checks import mutation
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.vendor_cases import offered, vendor_cases
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import families
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import draw
from nnconform.harness.model.codes import ErrorStatus, HalVersion, OperationType
from nnconform.harness.model.graph import Model
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.ops.table import TABLE
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case


@pytest.fixture
def session() -> Iterator[Session]:
    session = Session("inproc:reference_driver")
    yield session
    session.close()


def case_of(code: OperationType) -> Case:
    op = TABLE[code]
    signature = next(op.signatures())
    drawn = draw(Choices.from_seed(0), op, signature.form, signature.row)
    expected = tuple(np.zeros(1) for _ in drawn.model.main.output_indexes)
    return Case(code.name, drawn.model, drawn.inputs, expected, min_version=signature.since)


def recorded_queries(monkeypatch: pytest.MonkeyPatch, subject: Subject) -> list[Model]:
    """Return a list that records the models of later support queries."""
    seen: list[Model] = []
    query = subject.device.supported_operations

    def record(model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        seen.append(model)
        return query(model)

    monkeypatch.setattr(subject.device, "supported_operations", record)
    return seen


@pytest.mark.parametrize("family", ["operation_operand_type", "operand_scale", "constant_length", "graph_inputs"])
def test_breaks_every_argument_once(monkeypatch: pytest.MonkeyPatch, session: Session, family: str) -> None:
    wanted = set()
    for case in (*models.cases(HalVersion.V1_3), models.case(models.BIASED), *vendor_cases(offered(session))):
        for mutant in families()[family].mutants(Base(case.model)):
            wanted.add(mutant.mutation.about or mutant.mutation.place)
    with Subject(session, f"x[{family}]") as subject:
        seen = recorded_queries(monkeypatch, subject)
        mutation.refused_by_the_query(subject, family)
        assert subject.counted["mutants"] == len(seen) == len(wanted)


def test_breaks_the_cases_that_it_is_given(monkeypatch: pytest.MonkeyPatch, session: Session) -> None:
    failing = Case("failing", models.with_cycle(), (), (), expect_failure=True)
    later = case_of(OperationType.BATCH_MATMUL)
    counts = []
    for cases in ((), (failing, later), (failing, later, case_of(OperationType.PRELU))):
        with Subject(session, "x", cases) as subject:
            seen = recorded_queries(monkeypatch, subject)
            mutation.refused_by_the_query(subject, "operation_type")
            counts.append(len(seen))
            codes = {step.type for model in seen for step in model.main.operations}
    assert counts[1:] == [counts[0], counts[0] + 1], "neither what is broken already nor what came later"
    # The mutation changes the type of its only operation.
    assert OperationType.BATCH_MATMUL not in codes


def test_another_seed_breaks_other_places(monkeypatch: pytest.MonkeyPatch) -> None:
    queries = []
    for seed in (0, 0, 1):
        session = Session("inproc:reference_driver", seed=seed)
        with Subject(session, "x") as subject:
            seen = recorded_queries(monkeypatch, subject)
            mutation.refused_by_the_query(subject, "operation_operand_type")
            queries.append(tuple(seen))
        session.close()
    assert queries[0] == queries[1] != queries[2]


def test_says_so_where_there_is_nothing_to_break() -> None:
    session = Session("inproc:reference_driver?hal=aidl4")
    with pytest.raises(VerdictReached) as caught, Subject(session, "x") as subject:
        mutation.refused_by_the_preparation(subject, "number_of_consumers")
    session.close()
    assert caught.value.verdict == Verdict.NOT_APPLICABLE
    assert "no such rule" in str(caught.value)


def test_broken_requests_go_every_way(monkeypatch: pytest.MonkeyPatch, session: Session) -> None:
    (check,) = find_checks("requests.broken_ones_are_refused")
    ways: dict[str, list[Request]] = {}
    execute = Subject.execute

    def record(subject: Subject, prepared: PreparedModel, request: Request, path: str, *more: Any) -> ExecutionResult:
        ways.setdefault(path, []).append(request)
        return execute(subject, prepared, request, path, *more)

    monkeypatch.setattr(Subject, "execute", record)
    with Subject(session, "x") as subject:
        check.function(subject, "pool_index")
        assert set(ways) == {path.name for path in subject.paths()}
    for name, requests in ways.items():
        broken = [each for each in requests if any(a.location.pool_index > 1 for a in (*each.inputs, *each.outputs))]
        assert len(broken) >= 2, name
