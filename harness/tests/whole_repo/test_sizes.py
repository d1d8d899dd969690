"""Files and functions stay short, except the few that are listed here with their reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from nnconform.harness.tests.whole_repo.source_facts import facts_of
from nnconform.harness.tests.whole_repo.tree import ROOT, source_files

MAX_LINES = 400
MAX_STATEMENTS = 40

# "path" or "path:function" -> why it may be longer. An exception that is no longer needed is an error.
EXCEPTIONS: dict[str, str] = {}


def too_long(root: Path) -> dict[str, str]:
    """What is over its limit: "path" or "path:function" -> what was counted."""
    found = {}
    for path in source_files(root):
        name, facts = path.relative_to(root).as_posix(), facts_of(path)
        if facts.lines > MAX_LINES:
            found[name] = f"{facts.lines} lines, the limit is {MAX_LINES}"
        for function, count in facts.functions:
            if count > MAX_STATEMENTS:
                found[f"{name}:{function}"] = f"{count} statements, the limit is {MAX_STATEMENTS}"
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
