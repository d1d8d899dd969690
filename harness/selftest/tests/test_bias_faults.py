"""Faulty roundings: each names its operations, a mean error detects it, and the suite's cases do not."""

from __future__ import annotations

from contextlib import closing

import pytest

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.model.authority import Level
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.selftest.bias_faults import bias_faults, unmask
from nnconform.harness.selftest.extreme_faults import HAL, operations_of
from nnconform.harness.selftest.faults import BUNDLED
from nnconform.harness.spec.files import read_cases
from nnconform.harness.tests.whole_repo.tree import ROOT

GENERATED = ROOT / "generated_tests/specs/generated"
# One of each kind, with the file of its operation's cases; ``nnconform bias-faults`` runs all.
QUICK = {
    "bias.tail_floors": "depthwise_conv_2d.jsonl",
    "bias.short_multiplier": "grouped_conv_2d.jsonl",
    "bias.mean_floors": "mean.jsonl",
    "bias.sums_truncate": "fully_connected.jsonl",
}


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize("name", QUICK)
def test_a_mean_error_detects_what_no_case_does(name):
    [fault] = bias_faults(BUNDLED, name)
    [found] = unmask(BUNDLED, [fault], 1)
    assert found.signature
    assert found.outcome is not None
    assert found.outcome.verdict is Verdict.WRONG
    with closing(Session(f"{fault.address(BUNDLED)}&{HAL}")) as session:
        verdicts = {run_case(session, case).verdict for case in read_cases(GENERATED / QUICK[name])}
    assert verdicts == {Verdict.PASSED}


def test_there_are_many_of_our_own_level_and_each_names_operations():
    faults = bias_faults(BUNDLED)
    assert len(faults) >= 15
    assert all(operations_of(fault) and fault.level is Level.STRICT for fault in faults)
