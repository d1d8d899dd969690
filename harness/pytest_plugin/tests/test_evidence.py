"""Tests of what the store keeps of a failure beside its outcome."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.campaigns.replay import CASE
from nnconform.harness.pytest_plugin.evidence import LARGEST_CASE, evidence
from nnconform.harness.results import kept_case
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.tests.whole_repo.tree import ROOT

SMALL = next(iter(read_spec(ROOT / "generated_tests/specs/transpose.mod.py")))


def test_a_small_case_is_kept_so_that_a_page_can_read_it() -> None:
    details = evidence(SMALL, "expected values: by hand")
    assert details["source"] == "expected values: by hand"
    outcome = Outcome(Verdict.WRONG, Stage.COMPARE, "", details)
    (graph,) = kept_case.graphs_of(Event(Kind.CASE, SMALL.name, "a", outcome))
    assert [step.type for step in graph.operations] == ["TRANSPOSE"]
    (expected,) = SMALL.expected
    assert expected is not None
    assert graph.operands[graph.outputs[0]].values == expected.ravel().tolist()
    assert CASE == kept_case.CASE


def test_a_large_case_is_not_kept_nor_one_that_no_file_can_hold() -> None:
    large = replace(SMALL, inputs=(np.zeros(LARGEST_CASE + 1, np.uint8),))
    vendor = replace(SMALL, model=replace(SMALL.model, extension_name_to_prefix=(("com.vendor", 1),)))
    assert evidence(large, "source") == evidence(vendor, "source") == {"source": "source"}
    assert evidence(None, "") == {}
