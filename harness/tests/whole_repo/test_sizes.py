"""Files and functions stay short, except the few that are listed here with their reason."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from nnconform.harness.tests.whole_repo.tree import ROOT, source_files

MAX_LINES = 400
MAX_STATEMENTS = 40

# "path" or "path:function" -> why it may be longer. An exception that is no longer needed is an error.
EXCEPTIONS: dict[str, str] = {}


def statements(function: ast.AST) -> int:
    """The statements in a function, those of functions inside it included, its docstring not."""
    nodes = [node for node in ast.walk(function) if isinstance(node, ast.stmt) and node is not function]
    return sum(not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)) for node in nodes)


def too_long(root: Path) -> dict[str, str]:
    """What is over its limit: "path" or "path:function" -> what was counted."""
    found = {}
    for path in source_files(root):
        name, text = path.relative_to(root).as_posix(), path.read_text()
        if (lines := len(text.splitlines())) > MAX_LINES:
            found[name] = f"{lines} lines, the limit is {MAX_LINES}"
        for node in ast.walk(ast.parse(text, path)):
            if (
                isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
                and (count := statements(node)) > MAX_STATEMENTS
            ):
                found[f"{name}:{node.name}"] = f"{count} statements, the limit is {MAX_STATEMENTS}"
    return found


def test_nothing_is_too_long() -> None:
    found = too_long(ROOT)
    assert {name: what for name, what in found.items() if name not in EXCEPTIONS} == {}
    assert EXCEPTIONS.keys() - found.keys() == set(), "these exceptions are no longer needed"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("x = 1\n" * 400, []),
        ("x = 1\n" * 401, ["mlts/x.py"]),
        ("def f():\n    'What it does.'\n" + "    x = 1\n" * 40, []),
        ("def f():\n" + "    x = 1\n" * 41, ["mlts/x.py:f"]),
        ("class C:\n    async def g(self):\n        if self:\n" + "            x = 1\n" * 40, ["mlts/x.py:g"]),
    ],
)
def test_the_count_itself(tmp_path: Path, text: str, found: list[str]) -> None:
    (tmp_path / "mlts").mkdir()
    (tmp_path / "mlts/x.py").write_text(text)
    assert list(too_long(tmp_path)) == found
