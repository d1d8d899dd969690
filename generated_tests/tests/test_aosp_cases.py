"""AOSP's own cases, whose expected values are not ours: each passes, and so does its signed twin."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.jsonl import read_jsonl
from nnconform.harness.spec.signed_twin import signed_twin
from nnconform.harness.tests.shared_data import shared_data

COUNTS = {"V1_0": 153, "V1_1": 189, "V1_2": 2288}
# One of how many cases runs on each driver.
SAMPLES = {"service:inproc:reference_driver": 1, "inproc:reference_driver?precision=float64": 3}
# Parts of a version's cases, of which one in three runs on every change.
PARTS = 4


@cache
def aosp_cases(version):
    return list(read_jsonl(shared_data("aosp_cases") / f"{version}.jsonl.gz"))


@pytest.fixture(scope="module", params=SAMPLES)
def session(request):
    session = Session(request.param)
    yield session
    session.close()


def failures(session, cases):
    outcomes = [(case, run_case(session, case)) for case in cases[:: SAMPLES[session.address]]]
    return [f"{case.name}: {out.verdict} {out.message}" for case, out in outcomes if out.verdict is not Verdict.PASSED]


@pytest.mark.sampled(one_in=3)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("version", COUNTS)
def test_every_case_passes(session, version, part):
    cases = aosp_cases(version)
    assert len(cases) == COUNTS[version]
    assert failures(session, cases[part::PARTS]) == []


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize("version", COUNTS)
def test_every_signed_twin_passes(session, version):
    twins = [twin for case in aosp_cases(version) if (twin := signed_twin(case))]
    assert twins
    assert failures(session, twins) == []


def test_both_twins_are_supported_or_neither():
    """Coupling: a driver that takes QUANT8_ASYMM takes QUANT8_ASYMM_SIGNED, and the other way round."""
    session = Session("service:inproc:reference_driver")
    answers = Counter[tuple[bool, bool]]()
    for version in COUNTS:
        for case in aosp_cases(version):
            twin = signed_twin(case)
            if twin is not None:
                both = [session.device().supported_operations(each.model) for each in (case, twin)]
                answers[both[0] == both[1], both[0][0] == ErrorStatus.NONE] += 1
    session.close()
    assert {same for same, _ in answers} == {True}
    assert answers[True, True] > 500
