"""The list of decisions has each of them, under its number and with its title."""

from __future__ import annotations

import re

from nnconform.harness.tests.whole_repo.tree import ROOT

FOLDER = ROOT / "harness" / "docs" / "decisions"
# The template, and the list itself.
OTHERS = ("0000-template.md", "README.md")


def test_each_decision_is_in_the_list() -> None:
    listed = re.findall(r"^\| \[(\d{4})\]\(([^)]+)\) \|", (FOLDER / "README.md").read_text(), re.MULTILINE)
    written = sorted(path.name for path in FOLDER.glob("*.md") if path.name not in OTHERS)
    assert sorted(listed) == [(name[:4], name) for name in written]


def test_each_decision_begins_with_its_number() -> None:
    for path in FOLDER.glob("0*.md"):
        number = path.name[:4]
        assert path.read_text().startswith(f"# {number}:" if path.name not in OTHERS else "# "), path.name
