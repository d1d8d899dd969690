"""The findings in ``harness/docs/findings``: the reference driver passes each, and the runtime still fails it."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from harness.loaders.session import Session
from harness.results.verdict import FAILURES, Verdict
from harness.runner.run_case import run_case
from harness.spec.reader import read_spec
from harness.tests.whole_repo.tree import ROOT

FINDINGS = ROOT / "harness" / "docs" / "findings"
KERNELS = ("reference", "optimised", "default")
# Each case of LiteRT's, and the kernels with which it fails.
LITERT = {
    "litert_lrn_last_channel": {"reference"},
    "litert_quantize_infinite": {"reference", "optimised"},
    "litert_dequantize_constant": {"default"},
    "litert_lstm_no_activation": set(KERNELS),
    "litert_bidirectional_rnn_wider_second_sequence": set(KERNELS),
    "litert_topk_equal_values": set(KERNELS),
}

needs_litert = pytest.mark.skipif(
    not find_spec("ai_edge_litert"), reason="LiteRT is not installed: pip install 'nnconform[litert]'"
)


def verdicts(address):
    session = Session(address)
    found = {case.name: run_case(session, case).verdict for case in read_spec(FINDINGS / "litert.mod.py")}
    session.close()
    return found


def test_the_reference_driver_passes_each():
    assert verdicts("inproc:reference_driver") == dict.fromkeys(LITERT, Verdict.PASSED)


@needs_litert
@pytest.mark.parametrize("kernels", KERNELS)
def test_litert_fails_each_as_said(kernels):
    failed = {name for name, verdict in verdicts(f"litert:?kernels={kernels}").items() if verdict in FAILURES}
    assert failed == {name for name, among in LITERT.items() if kernels in among}


def test_the_page_names_each():
    page = (FINDINGS / "litert.md").read_text()
    assert [name for name in LITERT if f"`{name.removeprefix('litert_')}`" not in page] == []
