"""Tests of drivers in C: their coverage reaches the fuzzer, and a sanitizer's report tells a finding."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from msgspec.structs import replace

from nnconform.fuzz.findings import sanitizer_report, signature
from nnconform.fuzz.native_build import Toolchain, build_native, program_address, toolchains
from nnconform.fuzz.native_coverage import VARIABLE, NativeCoverage
from nnconform.harness.conformance.support import models
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import DriverCrashed
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

SOURCE = Path(str(files("nnconform.reference_driver").joinpath("clients/c/service.c")))
REPORT = """noise
==12==ERROR: AddressSanitizer: heap-use-after-free on address 0x602 at pc 0x55 bp 0x7f sp 0x7e
    #0 0x55d2 in __interceptor_memcpy (/a)
    #1 0x55d3 in convolve kernels.c:12
    #2 0x55d4 in run execution.c:99:7
"""


@pytest.fixture(scope="module", params=["clang", "gcc"])
def toolchain(request: pytest.FixtureRequest) -> Toolchain:
    for each in toolchains():
        if each.compiler == request.param:
            return each
    pytest.skip(f"no {request.param} with the libraries of its sanitizers on this machine")


@pytest.fixture(scope="module")
def program(toolchain: Toolchain, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_native(tmp_path_factory.mktemp("native") / "driver", [SOURCE], toolchain)


def test_what_a_driver_in_c_runs_is_seen(program: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(VARIABLE, "")
    coverage = NativeCoverage()
    session = Session(program_address(program))
    try:
        session.info()
        assert set(coverage.features())
        # What was told is not told again; what runs after the reply may still come.
        assert any(not set(coverage.features()) for _ in range(1000))
        shown = []
        for name in ("add_float32", "if_float32", "add_float32"):
            session.device().supported_operations(models.case(name).model)
            # What a driver does after its reply has run for certain when the next reply comes.
            session.device().status()
            # Without the counts: in how many reads a call arrives is chance.
            shown.append({(part, place) for part, place, _ in coverage.features()})
        # The same call runs the same code, another call other code.
        assert shown[0] == shown[2] != shown[1]
        assert len(shown[0]) > 50
    finally:
        session.close()


def test_a_planted_overflow_is_told_by_its_report(program: Path):
    """A valid model of the smallest kind cannot show it: its zero points are 0. One beyond the table does."""
    session = Session(program_address(program, "NNCONFORM_FAULT=zero_table"))
    model = models.case("add_float32").model
    operands = (replace(model.main.operands[0], zero_point=4000), *model.main.operands[1:])
    broken = replace(model, main=replace(model.main, operands=operands))
    try:
        session.device().supported_operations(model)
        with pytest.raises(DriverCrashed) as caught:
            session.device().supported_operations(broken)
    finally:
        session.close()
    outcome = Outcome(Verdict.CRASHED, Stage.QUERY, str(caught.value), {"stderr": caught.value.stderr})
    assert signature(outcome).startswith("crashed query: model.h index # out of bounds")


def test_a_report_is_told_by_its_kind_and_the_drivers_functions():
    assert sanitizer_report(REPORT) == "AddressSanitizer: heap-use-after-free convolve run"
    undefined = "model.c:77:25: runtime error: signed integer overflow: 65536 * 65536 cannot be represented\n"
    assert sanitizer_report(undefined).startswith("model.c signed integer overflow")
    assert sanitizer_report("all is well") == ""


def test_a_driver_cannot_lead_the_reader_astray(monkeypatch: pytest.MonkeyPatch):
    """The header is the driver's to write."""
    monkeypatch.setenv(VARIABLE, "")
    coverage = NativeCoverage()
    for offset, length in ((0, 8), (4096, 2**32 - 1), (2**32 - 8, 8)):
        coverage._shared[12:16] = (1).to_bytes(4, "little")
        coverage._shared[16:24] = offset.to_bytes(4, "little") + length.to_bytes(4, "little")
        assert list(coverage.features()) == []
    coverage._shared[12:16] = (2**32 - 1).to_bytes(4, "little")
    assert list(coverage.features()) == []
