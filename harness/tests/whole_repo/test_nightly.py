"""What is left to the night has something of its kind that runs on every change."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from nnconform.harness.tests.nightly import not_drawn
from nnconform.harness.tests.whole_repo.tree import ROOT, source_files


def without_daily(path: Path) -> list[str]:
    """Return the tests of a file that are nightly beside no test that ``make test`` runs."""
    tree = ast.parse(path.read_text())
    tests = [each for each in tree.body if isinstance(each, ast.FunctionDef)]
    return [test.name for test in tests for mark in _nightly(test) if not _runs_each_day(path, mark)]


def _nightly(test: ast.FunctionDef) -> list[ast.expr]:
    return [each for each in test.decorator_list if "pytest.mark.nightly" in ast.unparse(each).partition("(")[0]]


def _runs_each_day(path: Path, mark: ast.expr) -> bool:
    if not isinstance(mark, ast.Call) or [each.arg for each in mark.keywords] != ["daily"]:
        return False
    file, _, name = cast(str, ast.literal_eval(mark.keywords[0].value)).rpartition("::")
    beside = path.with_name(file) if file else path
    tree = ast.parse(beside.read_text())
    return any(isinstance(each, ast.FunctionDef) and each.name == name and not _nightly(each) for each in tree.body)


def test_each_has_one_that_runs_on_every_change() -> None:
    marked = [
        path for path in source_files(ROOT) if path.name.startswith("test_") and b"mark.nightly" in path.read_bytes()
    ]
    assert len(marked) > 10
    found = {str(path.relative_to(ROOT)): without_daily(path) for path in marked}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("mark", "wanted"),
    [
        ('nightly(daily="test_short")', []),
        ('nightly(daily="test_other.py::test_short")', []),
        ('nightly(daily="test_long")', ["test_long"]),
        ('nightly(daily="test_gone")', ["test_long"]),
        ("nightly", ["test_long"]),
        ("sampled(one_in=2)", []),
    ],
)
def test_one_that_has_none_is_found(tmp_path: Path, mark: str, wanted: list[str]) -> None:
    short = "def test_short(): pass\n"
    (tmp_path / "test_other.py").write_text(short)
    path = tmp_path / "test_one.py"
    path.write_text(f"{short}@pytest.mark.{mark}\ndef test_long(): pass\n")
    assert without_daily(path) == wanted


@pytest.mark.parametrize(("count", "drawn"), [(1, 1), (4, 1), (5, 2), (8, 2)])
def test_one_in_four_is_drawn_whatever_the_order(count: int, drawn: int) -> None:
    items = [cast(Any, SimpleNamespace(name=f"test_each[{number}]")) for number in range(count)]
    left = not_drawn(items, 4)
    assert len(left) == count - drawn
    assert not_drawn(items[::-1], 4) == left


TESTS = """
import pytest

@pytest.mark.nightly(daily="test_short")
def test_long(): pass

def test_short(): pass

@pytest.mark.sampled(one_in=4)
@pytest.mark.parametrize("number", range(8))
def test_each(number): pass
"""


@pytest.mark.parametrize(("more", "passed"), [((), 10), (("-m", "not nightly"), 3)])
def test_what_is_nightly_can_be_left_out(tmp_path: Path, more: tuple[str, ...], passed: int) -> None:
    (tmp_path / "pytest.ini").touch()
    (tmp_path / "test_some.py").write_text(TESTS)
    words = ["--disable-plugin-autoload", "-p", "nnconform.harness.tests.nightly", "-p", "no:cacheprovider", "-q"]
    command = [sys.executable, "-m", "pytest", *words, "--strict-markers", *more]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, f"{passed} passed" in done.stdout) == (0, True), done.stdout
