"""Something other than the bundled kernels confirms the numbers of every operation: in the lines of generated and found
cases and, for specs by hand and AOSP's cases, in ``confirmations.json``.
"""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from functools import cache
from importlib.util import find_spec

import pytest

from nnconform.generated_tests.tests.specs import FAMILIES, FOLDER, cases
from nnconform.harness.campaigns import must_pass_lists
from nnconform.harness.cli.commands.confirm import BY_HAND, count_sources
from nnconform.harness.cli.confirmations import COUNTS, Counts, read_confirmations, read_counts
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.ops.table import TABLE
from nnconform.harness.results.must_pass import FOLDER as FOLDER_OF_LISTS
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.jsonl import SUFFIX, read_jsonl
from nnconform.harness.tests.whole_repo.tree import ROOT

NAMES = [op.code.name for op in TABLE.values()]
CONFIRM = "run nnconform confirm with all drivers that operations.md names, and commit the result"
# One of this many cases that a runtime confirms is run again.
SAMPLE = 25


def by_hand():
    """Return the current number of cases of hand-made specs for each operation."""
    counts: Counts = {}
    for family in FAMILIES:
        count_sources(cases(family), counts)
    return {name: sources[BY_HAND] for name, sources in counts.items() if sources[BY_HAND]}


@cache
def one_a_line():
    """Return the cases of all files of one case a line."""
    paths = (path for folder in ("generated", "found") for path in sorted((FOLDER / folder).glob(f"*{SUFFIX}")))
    return [case for path in paths for case in read_jsonl(path)]


def unconfirmed(confirmations):
    """Return the operations that nothing confirms."""
    return [name for name in NAMES if not sum(confirmations.get(name, {}).values())]


def stale(confirmations, counted):
    """Return ``name: count in the file, count now`` for each operation where the two differ."""
    names = sorted({*confirmations, *counted})
    saved = Counter({name: sources.get(BY_HAND, 0) for name, sources in confirmations.items()})
    return [f"{name}: {saved[name]}, {counted.get(name, 0)}" for name in names if saved[name] != counted.get(name, 0)]


def test_every_operation_is_confirmed():
    assert unconfirmed(read_confirmations(ROOT)) == [], f"nothing confirms these: write a spec by hand, or {CONFIRM}"


def test_an_operation_that_nothing_confirms_is_found():
    complete = {name: {"AOSP cases": 1} for name in NAMES}
    assert unconfirmed(complete) == []
    without = {name: sources for name, sources in complete.items() if name != "PRELU"}
    assert unconfirmed(without) == ["PRELU"]
    assert unconfirmed({**complete, "PRELU": {}}) == ["PRELU"]
    assert unconfirmed({**complete, "PRELU": {"litert-default": 0}}) == ["PRELU"]


def test_the_counts_of_hand_made_specs_are_fresh():
    assert stale(read_counts(ROOT / COUNTS), by_hand()) == [], CONFIRM


def test_the_must_pass_list_of_cases_is_fresh():
    assert must_pass_lists.outdated(FOLDER_OF_LISTS) == [], "run nnconform must-pass --write and commit the result"


def test_a_stale_count_is_found():
    counted = by_hand()
    assert set(counted) >= {"ADD", "PRELU"}
    fresh = {name: {BY_HAND: count, "AOSP cases": 3} for name, count in counted.items()}
    assert stale(fresh, counted) == []
    count = counted["PRELU"]
    assert stale({**fresh, "PRELU": {BY_HAND: count + 1}}, counted) == [f"PRELU: {count + 1}, {count}"]
    assert stale({name: each for name, each in fresh.items() if name != "PRELU"}, counted) == [f"PRELU: 0, {count}"]
    assert stale({**fresh, "GONE": {BY_HAND: 2}}, counted) == ["GONE: 2, 0"]


def test_a_case_counts_for_its_own_operations_alone():
    """Not for the ADD that a variation of life times puts before every input."""
    prelu = cases("prelu")
    assert any(len(case.model.main.operations) > 1 for case in prelu)
    assert {case.operations() for case in prelu} == {("PRELU",)}
    assert by_hand()["ADD"] < 300


@pytest.mark.parametrize(
    ("address", "name", "package"),
    [
        ("litert:", "litert-default", "ai_edge_litert"),
        ("onnxruntime:CPUExecutionProvider", "onnxruntime-CPUExecutionProvider", "onnxruntime"),
    ],
)
def test_what_a_runtime_confirms_it_passes_now(address, name, package):
    if not find_spec(package):
        pytest.skip(f"{package} is not installed: pip install 'nnconform[litert,onnx]'")
    confirmed = [case for case in one_a_line() if name in case.confirmed]
    assert len(confirmed) > 1000, CONFIRM
    session = Session(address)
    with closing(session):
        assert session.device().name == name
        outcomes = {case.name: run_case(session, case) for case in confirmed[::SAMPLE]}
    assert {case: str(out.message) for case, out in outcomes.items() if out.verdict is not Verdict.PASSED} == {}
