"""The findings in ``harness/docs/findings``: the reference driver passes each, and the runtime still has the recorded
verdict.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from nnconform.generated_tests.tests.verdicts_of_findings import BY_PROCESSOR, PAGES, PASSED, WRONG
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.results.expectations import Expectations
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.tests.whole_repo.tree import ROOT

FINDINGS = ROOT / "harness" / "docs" / "findings"
# What pip installs for a page, and the packages that must be there then; a variable names an environment of its own, a
# library is one that the loader finds.
NEEDS = {
    "compiled": ("'nnconform[litert]'", "ai_edge_litert"),
    "dispatch": (
        "'nnconform[litert]' openvino==2026.3.1 (its libs: LD_LIBRARY_PATH)",
        "ai_edge_litert",
        "libopenvino.so.2631",
    ),
    "litert": ("'nnconform[litert]'", "ai_edge_litert"),
    "mnn": ("'nnconform[mnn]'", "onnx", "_mnncengine"),
    "nxrt": ("'nnconform[plugin]'", "onnx", "onnxruntime", "nxrt_ep_cpu"),
    "onnxruntime": ("'nnconform[onnx]'", "onnx", "onnxruntime"),
    "openvino": ("'nnconform[openvino]'", "onnx", "openvino"),
    "qnn": ("'nnconform[onnx]' onnxruntime-qnn", "onnx", "onnxruntime", "onnxruntime_qnn"),
    "rknn": ("rknn-toolkit2 (its environment: NNCONFORM_RKNN)", "$NNCONFORM_RKNN"),
    "tosa": ("'nnconform[tosa]'", "ai_edge_litert", "tosa_converter_for_tflite", "tosa_reference_model"),
    "tvm": ("'nnconform[tvm]'", "onnx", "tvm"),
    "tflm": ("'nnconform[tflm]'", "ai_edge_litert", "tflite_micro"),
    "webgpu": (
        "'nnconform[litert]' (and a Vulkan driver: VK_ICD_FILENAMES, LD_LIBRARY_PATH)",
        "ai_edge_litert",
        "libvulkan.so.1",
        "$VK_ICD_FILENAMES",
    ),
}
TRIALS = [(page, address) for page, cases in PAGES.items() for address in next(iter(cases.values()))]


def is_here(package):
    if ".so" in package:
        # In a process of its own: what a test loads stays loaded.
        load = [sys.executable, "-c", f"import ctypes; ctypes.CDLL({package!r})"]
        return subprocess.run(load, stderr=subprocess.DEVNULL).returncode == 0
    return bool(os.environ.get(package[1:]) if package.startswith("$") else find_spec(package))


def verdicts(page, address):
    session = Session(address)
    cases = read_spec(FINDINGS / f"{page}.mod.py")
    by_name = {case.name.removeprefix(f"{page}_"): run_case(session, case).verdict for case in cases}
    session.close()
    return by_name


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize("page", PAGES)
def test_the_reference_driver_passes_each(page):
    assert verdicts(page, "inproc:reference_driver?hal=aidl4") == dict.fromkeys(PAGES[page], PASSED)


@pytest.mark.sampled(one_in=4)
@pytest.mark.parametrize(("page", "address"), TRIALS)
def test_the_runtime_does_as_said(page, address):
    installed, *packages = NEEDS[page]
    if not all(map(is_here, packages)):
        pytest.skip(f"not installed: pip install {installed}")
    found = verdicts(page, address)
    wanted = {name: each[address] for name, each in PAGES[page].items()}
    assert {verdict for name, verdict in found.items() if wanted[name] is BY_PROCESSOR} <= {PASSED, WRONG}
    assert found == {name: verdict or found[name] for name, verdict in wanted.items()}


@pytest.mark.parametrize("page", PAGES)
def test_the_page_names_each(page):
    text = (FINDINGS / f"{page}.md").read_text()
    assert [name for name in PAGES[page] if f"`{name}`" not in text] == []


def test_the_files_of_expected_failures_can_be_read():
    files = sorted(FINDINGS.glob("*.expect.toml"))
    assert Expectations.read(files).entries
    assert {path.name.partition(".")[0] for path in files} <= PAGES.keys()
