"""What we publish names no package registry and no place of one machine, and links only to hosts that we mean to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from nnconform.harness.tests.whole_repo.tree import PACKAGES, ROOT

# A link to any other host is refused: add the host here if readers are really meant to go there.
HOSTS = {"www.apache.org", "www.w3.org", "example.com"}

# The brackets keep these patterns from finding themselves.
FORBIDDEN = {
    "a package registry": re.compile(r"py[p]i|python[h]osted|[a]naconda\.org", re.IGNORECASE),
    "a file address": re.compile(r"[f]ile://"),
    "a place of one machine": re.compile(r"/(?<![\w.]/)(?:[w]ork|[f]arm|[r]oot|[h]ome/\w+|[t]mp/w)(?=/|\b)"),
}
LINK = re.compile(r"https?://([\w.-]+)")
SUFFIXES = {".md", ".py", ".toml", ".txt", ".html", ".j2", ".css"}
BESIDE = ("Makefile", ".ci/run", ".gitignore", "pyproject.toml", "README.md", "CHANGELOG.md")


def text_files(root: Path) -> list[Path]:
    """The files of ours that people read."""
    inside = (
        path for name in (*PACKAGES, "requirements", "src/nnconform") for path in sorted((root / name).rglob("*"))
    )
    found = [path for path in inside if path.suffix in SUFFIXES]
    return found + [root / name for name in BESIDE if (root / name).exists()]


def _matches(path: Path, text: str, pattern: re.Pattern[str]) -> Iterator[tuple[str, re.Match[str]]]:
    """Yield what matches in the text of a file, and where: as one search of all of it takes a tenth of one by lines."""
    for match in pattern.finditer(text):
        yield f"{path}:{text.count(chr(10), 0, match.start()) + 1}", match


def problems(root: Path) -> list[str]:
    """One line for each thing that should not be published: file, line, what."""
    found = []
    for path in text_files(root):
        text = path.read_text()
        for what, pattern in FORBIDDEN.items():
            found += [f"{where}: names {what}" for where, _ in _matches(path, text, pattern)]
        found += [f"{where}: links to {host[1]}" for where, host in _matches(path, text, LINK) if host[1] not in HOSTS]
    return found


def test_nothing_private_is_published() -> None:
    assert problems(ROOT) == []


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("pip install .; run build/x, unix:/tmp/driver.sock or framework/work/x", 0),
        ("see https://www.apache.org/licenses/", 0),
        ("see https:" + "//elsewhere.test/", 1),
        ("the index at Py" + "PI", 1),
        ("fi" + "le:///opt", 1),
        ("in /wo" + "rk/main", 1),
        ("in /tm" + "p/w/scratch", 1),
    ],
)
def test_the_search_itself(tmp_path: Path, text: str, count: int) -> None:
    (tmp_path / "README.md").write_text(text)
    (tmp_path / "harness").mkdir()
    (tmp_path / "harness/x.py").write_text(f"first = 1\n# {text}\n")
    assert len(problems(tmp_path)) == 2 * count
