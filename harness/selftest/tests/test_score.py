"""Tests of the score of suites that are known to be strong, weak or wrong."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.suite import generate
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import UsageError
from nnconform.harness.ops.table import TABLE
from nnconform.harness.selftest import equivalence_probes
from nnconform.harness.selftest.equivalence_probes import KINDS, draw_probes
from nnconform.harness.selftest.score import catches, score_operation
from nnconform.harness.spec.case import Case

FAULTY = "inproc:reference_driver.faulty"
REFERENCES = ("inproc:reference_driver?hal=aidl4", "inproc:reference_driver?hal=aidl4&precision=float64")


@pytest.fixture(autouse=True)
def few_probes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw a quarter of the probes: of the faults of these operations the first few show nearly all."""
    monkeypatch.setattr(equivalence_probes, "COUNT", 20)


@pytest.fixture(scope="module")
def cases() -> dict[str, list[Case]]:
    """The generated suites of a few operations."""
    oracle = open_oracle(REFERENCES[-1])
    return {
        code.name: generate(TABLE[code], oracle, 1).cases
        for code in (O.LOGICAL_NOT, O.LOGICAL_AND, O.QUANTIZE, O.ARGMAX)
    }


def test_a_strong_suite_catches_every_fault(cases: dict[str, list[Case]]) -> None:
    score, killers = score_operation(TABLE[O.LOGICAL_NOT], cases["LOGICAL_NOT"], FAULTY, REFERENCES)
    assert score.caught == score.seeded > 10
    assert (score.survivors, score.alarms, killers) == ([], [], [])


def test_no_suite_catches_nothing_and_random_calls_show_what_it_lacks() -> None:
    score, killers = score_operation(TABLE[O.LOGICAL_NOT], [], FAULTY, REFERENCES)
    assert score.caught == 0
    assert score.seeded == len(score.survivors) > 10
    every, _ = score_operation(TABLE[O.LOGICAL_NOT], killers, FAULTY, REFERENCES)
    assert every.caught == every.seeded == score.seeded
    assert len(killers) < score.seeded


@pytest.mark.nightly(daily="test_what_the_contract_allows_is_equivalent")
def test_a_survivor_is_named_with_its_address_and_its_need(cases: dict[str, list[Case]]) -> None:
    address = f"{FAULTY}?fault=kernel.last_of_equals&operation=ARGMAX"
    ties = [case for case in cases["ARGMAX"] if not catches([case], address)]
    assert ties, "some cases have no equal elements"
    score, _ = score_operation(TABLE[O.ARGMAX], ties, FAULTY, REFERENCES)
    survivor = next(each for each in score.survivors if each.fault == "last_of_equals")
    assert "fault=kernel.last_of_equals&operation=ARGMAX" in survivor.address
    assert survivor.needs == "equal largest or smallest elements along the axis"
    assert survivor.shown_by.startswith("a random call: ")
    assert not catches(ties, survivor.address)


def test_what_the_contract_allows_is_equivalent(cases: dict[str, list[Case]]) -> None:
    score, _ = score_operation(TABLE[O.QUANTIZE], cases["QUANTIZE"], FAULTY, REFERENCES)
    # An answer cut instead of rounded is off by one unit at most.
    assert "result_truncated" in {text.split()[0] for text in score.equivalent["stays within the contract's tolerance"]}


def test_what_changes_nothing_is_equivalent(cases: dict[str, list[Case]]) -> None:
    score, _ = score_operation(TABLE[O.LOGICAL_AND], cases["LOGICAL_AND"], FAULTY, REFERENCES)
    commutes = "arguments_exchanged lhs in default BOOL8: changes no answer in "
    assert [text.startswith(commutes) for text in score.equivalent["changes no answer"]] == [True]


def test_a_wrong_case_is_a_false_alarm_and_catches_nothing(cases: dict[str, list[Case]]) -> None:
    right = cases["LOGICAL_NOT"][0]
    assert right.expected[0] is not None
    wrong = replace(right, name="wrong", expected=(np.logical_not(right.expected[0]),))
    score, _ = score_operation(TABLE[O.LOGICAL_NOT], [wrong], FAULTY, REFERENCES)
    assert score.caught == 0
    assert [alarm.split()[0] for alarm in score.alarms] == ["wrong", "wrong"]


def test_a_driver_without_faults_is_refused(cases: dict[str, list[Case]]) -> None:
    with pytest.raises(UsageError, match="has no faults to inject"):
        score_operation(TABLE[O.LOGICAL_NOT], cases["LOGICAL_NOT"], REFERENCES[0], REFERENCES)


def test_probes_are_of_every_kind_and_pass_on_the_driver_that_answered() -> None:
    op = TABLE[O.SOFTMAX]
    oracle = open_oracle(REFERENCES[0])
    probes = list(draw_probes(op, next(op.signatures()), oracle, 1))
    assert {probe.kind for probe in probes} == set(KINDS)
    assert equivalence_probes.COUNT // 2 < len(probes) <= equivalence_probes.COUNT
    session = Session(REFERENCES[0])
    assert all(not run_case(session, probe.case).failed and probe.compare(session) == "" for probe in probes)
    session.close()
    oracle.close()


def test_probes_about_a_property_have_it() -> None:
    op = TABLE[O.PRELU]
    oracle = open_oracle(REFERENCES[0])
    probes = list(draw_probes(op, next(op.signatures()), oracle, 1, "alpha.constant"))
    oracle.close()
    constant = [len(probe.case.inputs) == 1 for probe in probes if probe.kind == "typical"]
    assert np.mean(constant) > 0.5
