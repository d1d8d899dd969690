"""Tests of the flags of the processor."""

from __future__ import annotations

from pathlib import Path

import pytest

from nnconform.harness.results.processor import CPUINFO, PROCESSOR_VARIABLE, processor_flags


@pytest.fixture(autouse=True)
def no_variable(monkeypatch):
    monkeypatch.delenv(PROCESSOR_VARIABLE, raising=False)


@pytest.mark.parametrize(
    ("text", "flags"),
    [
        ("processor\t: 0\nflags\t\t: fpu avx2\nvmx flags\t: ept\n\nprocessor\t: 1\nflags\t\t: fpu\n", {"fpu", "avx2"}),
        ("processor\t: 0\nFeatures\t: fp asimddp\n", {"fp", "asimddp"}),
        ("processor\t: 0\nflags\t\t:\n", set()),
        ("hart\t: 0\n", set()),
    ],
)
def test_the_flags_are_those_of_the_first_processor(tmp_path: Path, text: str, flags: set[str]) -> None:
    path = tmp_path / "cpuinfo"
    path.write_text(text)
    assert processor_flags(path) == flags


def test_there_are_none_where_no_file_tells(tmp_path: Path) -> None:
    assert processor_flags(tmp_path / "missing") == frozenset()
    (tmp_path / "bytes").write_bytes(b"flags: \xff")
    assert processor_flags(tmp_path / "bytes") == frozenset()


def test_the_environment_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "cpuinfo"
    path.write_text("flags: avx2\n")
    monkeypatch.setenv(PROCESSOR_VARIABLE, "avx2  avx_vnni")
    assert processor_flags(path) == {"avx2", "avx_vnni"}
    monkeypatch.setenv(PROCESSOR_VARIABLE, "")
    assert processor_flags(path) == frozenset()


def test_this_machine_tells() -> None:
    if not CPUINFO.exists():
        pytest.skip("no /proc/cpuinfo: not Linux")
    assert processor_flags()
