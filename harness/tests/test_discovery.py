"""What a folder holds is found by walking it."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from nnconform.harness.discovery import entry_points, find_marks, find_values, import_modules, mark, module_names

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


def test_entry_points_are_those_of_the_search_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for version in ("1", "2"):
        information = tmp_path / version / "walked-1.dist-info"
        information.mkdir(parents=True)
        (information / "METADATA").write_text("Name: walked\nVersion: 1\n")
        (information / "entry_points.txt").write_text(f"[walked.group]\nname = walked:version_{version}\n")

    def found() -> list[str]:
        return [each.value for each in entry_points(group="walked.group", name="name")]

    assert found() == []
    path = list(sys.path)
    monkeypatch.setattr(sys, "path", [*path, str(tmp_path / "2")])
    assert found() == ["walked:version_2"]
    monkeypatch.setattr(sys, "path", [str(tmp_path / "1"), *sys.path])
    assert found() == ["walked:version_1"]
    # The current folder is a part of the path too.
    monkeypatch.setattr(sys, "path", ["", *path])
    assert found() == []
    monkeypatch.chdir(tmp_path / "2")
    assert found() == ["walked:version_2"]
    assert list(entry_points(group="walked.group", name="another")) == []
