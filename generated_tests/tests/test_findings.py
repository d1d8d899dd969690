"""The findings in ``harness/docs/findings``: the reference driver passes each, and the runtime still has the recorded
verdict.
"""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.results.expectations import Expectations
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.tests.whole_repo.tree import ROOT

FINDINGS = ROOT / "harness" / "docs" / "findings"
PASSED, WRONG = Verdict.PASSED, Verdict.WRONG
LITERT = ("service:litert:?kernels=reference", "service:litert:?kernels=optimised", "service:litert:")
ONNXRUNTIME = ("service:onnxruntime:CPUExecutionProvider", "service:onnxruntime:CPUExecutionProvider?optimisation=off")
OPENVINO = ("service:openvino:CPU",)


def at(addresses, *verdicts):
    """Return the verdict of a case at each of these addresses; a single verdict is for all."""
    return dict(zip(addresses, verdicts if len(verdicts) > 1 else verdicts * len(addresses), strict=True))


# The verdicts of each case of a page.
PAGES = {
    "litert": {
        "lrn_last_channel": at(LITERT, WRONG, PASSED, PASSED),
        "quantize_infinite": at(LITERT, WRONG, WRONG, PASSED),
        "dequantize_constant": at(LITERT, PASSED, PASSED, Verdict.ERROR),
        "dequantize_constant_beside_a_sum": at(LITERT, PASSED, PASSED, WRONG),
        "add_constant_of_more_dimensions": at(LITERT, PASSED, PASSED, WRONG),
        "lstm_no_activation": at(LITERT, WRONG),
        "lstm_more_outputs_than_cells": at(LITERT, WRONG),
        "bidirectional_rnn_wider_second_sequence": at(LITERT, WRONG),
        "bidirectional_rnn_second_sequence_in_batch_major_order": at(LITERT, WRONG),
        "topk_equal_values": at(LITERT, WRONG),
    },
    "onnxruntime": {
        "max_pool_signed_relu": at(ONNXRUNTIME, Verdict.UNSUPPORTED, PASSED),
    },
    "openvino": {
        "equal_large_integers": at(OPENVINO, WRONG),
        "div_large_integers": at(OPENVINO, WRONG),
        "batch_matmul_large_integers": at(OPENVINO, WRONG),
        "lrn_bias_with_a_fraction": at(OPENVINO, WRONG),
        "rnn_state": at(OPENVINO, WRONG),
        "reverse_axis_of_each_request": at(OPENVINO, Verdict.CRASHED),
        "slice_to_the_end": at(OPENVINO, WRONG),
        "mean_signed_third_batch": at(OPENVINO, WRONG),
        "space_to_batch_padding_along_one_axis": at(OPENVINO, WRONG),
        "conv_constant_signed_image": at(OPENVINO, WRONG),
        "mean_and_add_bias_along_the_last_axis": at(OPENVINO, WRONG),
        "mul_and_sum_factors_beside_quantised": at(OPENVINO, WRONG),
        "sub_constant_of_more_dimensions_beside_quantised": at(OPENVINO, WRONG),
        "abs_constant_cut_off": at(OPENVINO, WRONG),
        "random_multinomial_large_logits": at(OPENVINO, WRONG),
        "rnn_weights_of_each_request": at(OPENVINO, Verdict.UNSUPPORTED),
    },
}
# The packages that a page is about, and the extra that installs them.
NEEDS = {
    "litert": ("litert", "ai_edge_litert"),
    "onnxruntime": ("onnx", "onnx", "onnxruntime"),
    "openvino": ("openvino", "onnx", "openvino"),
}
TRIALS = [(page, address) for page, cases in PAGES.items() for address in next(iter(cases.values()))]


def verdicts(page, address):
    session = Session(address)
    cases = read_spec(FINDINGS / f"{page}.mod.py")
    by_name = {case.name.removeprefix(f"{page}_"): run_case(session, case).verdict for case in cases}
    session.close()
    return by_name


@pytest.mark.parametrize("page", PAGES)
def test_the_reference_driver_passes_each(page):
    assert verdicts(page, "inproc:reference_driver?hal=1.3%2B") == dict.fromkeys(PAGES[page], PASSED)


@pytest.mark.parametrize(("page", "address"), TRIALS)
def test_the_runtime_does_as_said(page, address):
    extra, *packages = NEEDS[page]
    if not all(find_spec(package) for package in packages):
        pytest.skip(f"not installed: pip install 'nnconform[{extra}]'")
    assert verdicts(page, address) == {name: wanted[address] for name, wanted in PAGES[page].items()}


@pytest.mark.parametrize("page", PAGES)
def test_the_page_names_each(page):
    text = (FINDINGS / f"{page}.md").read_text()
    assert [name for name in PAGES[page] if f"`{name}`" not in text] == []


def test_the_files_of_expected_failures_can_be_read():
    files = sorted(FINDINGS.glob("*.expect.toml"))
    assert Expectations.read(files).entries
    assert {path.name.partition(".")[0] for path in files} <= PAGES.keys()
