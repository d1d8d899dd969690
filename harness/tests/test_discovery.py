"""What a folder holds is found by walking it."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from nnconform.harness.discovery import find_marks, find_values, import_modules, mark, module_names

FILES = {
    "__init__.py": "",
    "second.py": "from walked.first import ONE, one\nTWO = 2\nTEXT = 'two'\n",
    "first.py": (
        "from nnconform.harness.discovery import mark\n"
        "ONE = 1111\n"
        "def one(): pass\n"
        "mark(one, ONE)\nmark(one, 'one')\n"
        "def plain(): pass\n"
        "class Marked: __nnconform_marks__ = [3333]\n"
    ),
    "part/__init__.py": "PART = 3",
    "_private.py": "raise RuntimeError('imported')",
    "tests/__init__.py": "raise RuntimeError('imported')",
    "benchmarks/__init__.py": "raise RuntimeError('imported')",
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    for name, text in FILES.items():
        path = tmp_path / "walked" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module("walked")
    for name in [name for name in sys.modules if name.partition(".")[0] == "walked"]:
        del sys.modules[name]


def test_names_without_importing(package: ModuleType) -> None:
    assert list(module_names(package).items()) == [
        ("first", "walked.first"),
        ("part", "walked.part"),
        ("second", "walked.second"),
    ]
    assert "walked.first" not in sys.modules


def test_modules(package: ModuleType) -> None:
    found = import_modules(package)
    assert list(found) == ["first", "part", "second"]
    assert found["second"] is sys.modules["walked.second"]


def test_values_each_once_in_order(package: ModuleType) -> None:
    assert [value for value in find_values(package, int) if value > 0] == [1111, 3, 2]
    assert "two" in find_values(package, str)


def test_marks_of_functions_each_once(package: ModuleType) -> None:
    assert find_marks(package, int) == [1111]
    assert find_marks(package, str) == ["one"]
    assert find_marks(package, float) == []


def test_mark_returns_the_function() -> None:
    def function() -> None:
        pass

    assert mark(function, 1) is function
