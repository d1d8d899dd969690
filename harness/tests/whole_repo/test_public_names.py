"""The public names of nnconform: one list, sorted, typed, documented, and all that users are told to import."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import nnconform
from nnconform.harness.tests.whole_repo.tree import NAME, ROOT

SOURCE = ROOT / "src" / NAME / "__init__.py"
API = ROOT / "harness/docs/api.md"
# What shows users code: documents, the skeleton of a driver, docstrings of the kits.
SHOWN = [
    *(ROOT / "README.md", ROOT / "CHANGELOG.md"),
    *sorted((ROOT / "harness/docs").rglob("*.md")),
    *sorted((ROOT / "harness/cli/skeleton").rglob("*.j2")),
    *sorted((ROOT / "harness").rglob("kit.py")),
]
IMPORT = re.compile(r"^\s*(?:from (nnconform[\w.]*) import ([\w, ]+)|import (nnconform[\w.]*))", re.MULTILINE)


def imported_for_types(source: str) -> list[str]:
    """The names that type checkers see, in the order of the file."""
    blocks = [node for node in ast.parse(source).body if isinstance(node, ast.If)]
    found = [
        alias for block in blocks for node in block.body if isinstance(node, ast.ImportFrom) for alias in node.names
    ]
    assert all(alias.name == alias.asname for alias in found), "an import is public for type checkers as `NAME as NAME`"
    return [alias.name for alias in found]


def internal_imports(text: str) -> Iterator[str]:
    """What a text tells users to import that is not public."""
    for match in IMPORT.finditer(text):
        module, names, plain = match.groups()
        if (module or plain) != NAME:
            yield match[0].strip()
        else:
            yield from (f"{NAME}.{name}" for name in re.findall(r"\w+", names or "") if name not in nnconform.__all__)


def test_the_list_is_sorted_and_typed() -> None:
    assert nnconform.__all__ == sorted(set(nnconform.__all__))
    assert sorted(imported_for_types(SOURCE.read_text())) == nnconform.__all__
    assert (SOURCE.parent / "py.typed").is_file()


@pytest.mark.parametrize("name", nnconform.__all__)
def test_each_is_there_and_documented_in_its_own_place(name: str) -> None:
    value = getattr(nnconform, name)
    assert value.__doc__, f"{name} has no docstring"
    assert dir(nnconform).count(name) == 1
    assert API.read_text().count(f"| `{name}` | ") == 1, f"harness/docs/api.md has one row for {name}"


def test_the_page_lists_no_other() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", API.read_text(), re.MULTILINE)
    assert set(listed) == set(nnconform.__all__)


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="no public name 'Devise'"):
        getattr(nnconform, "Devise")  # noqa: B009 - a type checker refuses the plain form
    with pytest.raises(ImportError):
        exec("from nnconform import Devise", {})


def test_importing_the_package_loads_nothing_else() -> None:
    code = f"import sys; old = set(sys.modules); import {NAME}; print(*(set(sys.modules) - old))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert {name for name in done.stdout.split() if name.partition(".")[0] in (NAME, "numpy")} == {NAME}


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_users_are_shown_imports_public_names_alone(path: Path) -> None:
    text = path.read_text()
    shown = text if path.suffix != ".py" else ast.get_docstring(ast.parse(text)) or ""
    assert list(internal_imports(shown)) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("from nnconform import Device, compute", []),
        ("import nnconform", []),
        ("    from nnconform.harness.driver import compute", ["from nnconform.harness.driver import compute"]),
        ("import nnconform.harness.driver", ["import nnconform.harness.driver"]),
        ("from nnconform import Devise", ["nnconform.Devise"]),
    ],
)
def test_the_search_itself(text: str, found: list[str]) -> None:
    assert list(internal_imports(text)) == found
