"""The walks in ``harness/docs/ARCHITECTURE.md`` are what the code does: each step is called, in its order."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from nnconform.harness.tests.whole_repo import walk
from nnconform.harness.tests.whole_repo.tree import NAME, ROOT, source_files

PAGE = ROOT / "harness/docs/ARCHITECTURE.md"
HEADINGS = {"a case": "case", "a request": "request", "a row of the results": "row"}
STEP = re.compile(r"^\| `([\w/]+\.py:[\w.]+)` \|", re.MULTILINE)
FOLDER = re.compile(r"^\| where [^|]*\| ([^|]*)\|$|^\| what do[^|]*\| ([^|]*)\|$", re.MULTILINE)


def walks(page: str) -> dict[str, list[str]]:
    """The steps under each heading ``A walk: ...``."""
    sections = re.split(r"^## ", page, flags=re.MULTILINE)
    found = {each.partition("\n")[0].removeprefix("A walk: "): each for each in sections if each.startswith("A walk: ")}
    return {heading: STEP.findall(text) for heading, text in found.items()}


def missed(steps: Iterable[str], calls: Iterable[str]) -> str:
    """The first step that is not called after those before it; "" if there is none."""
    left = iter(calls)
    return next((step for step in steps if step not in left), "")


def test_the_page_has_every_walk() -> None:
    assert walks(PAGE.read_text()).keys() == HEADINGS.keys()


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize("heading", HEADINGS)
def test_every_step_is_taken_in_its_turn(heading: str, tmp_path: Path) -> None:
    steps = walks(PAGE.read_text())[heading]
    assert len(steps) >= 6
    command = [
        sys.executable,
        "-P",
        "-m",
        f"{NAME}.{walk.__name__.partition('.')[2]}",
        HEADINGS[heading],
        str(tmp_path),
    ]
    done = subprocess.run(command, input="\n".join(steps), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert missed(steps, done.stderr.split()) == ""


def test_the_folders_that_answer_questions_are_there() -> None:
    rows = FOLDER.findall(PAGE.read_text())
    folders = [folder for row in rows for folder in re.findall(r"`([\w/]+)`", "".join(row))]
    assert len(rows) >= 8
    assert [folder for folder in folders if not (ROOT / folder).is_dir()] == []


def test_every_part_is_on_the_page() -> None:
    page = PAGE.read_text()
    parts = {
        path.relative_to(ROOT / "harness").parts[0] for path in source_files() if path.is_relative_to(ROOT / "harness")
    }
    assert [part for part in sorted(parts - {"__init__.py", "tests"}) if part not in page] == []


@pytest.mark.parametrize(
    ("steps", "calls", "first"),
    [
        (["a", "b"], ["a", "x", "a", "b"], ""),
        (["a", "b"], ["b", "a"], "b"),
        (["a", "b", "c"], ["a", "c"], "b"),
        (["a", "a"], ["a"], "a"),
        ([], ["a"], ""),
    ],
)
def test_the_search_itself(steps: list[str], calls: list[str], first: str) -> None:
    assert missed(steps, calls) == first
