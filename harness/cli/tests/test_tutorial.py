"""The tutorial: its commands are taken by the command line, its names exist, its pictures are there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest

import nnconform
from nnconform.harness.campaigns.named import find_named_case
from nnconform.harness.cli.main import cli

DOCS = Path(nnconform.__file__).parents[2] / "harness/docs"
TEXT = (DOCS / "tutorial.md").read_text()
COMMANDS = [
    line
    for block in re.findall(r"^```\n(.*?)^```$", TEXT, re.M | re.S)
    for line in block.splitlines()
    if line.startswith("nnconform ")
]


@pytest.mark.parametrize("line", COMMANDS)
def test_the_command_line_takes_it(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "results.sqlite").touch()
    (tmp_path / "known.expect.toml").touch()
    name, *words = shlex.split(line)[1:]
    # "-o" of a run must be a new folder; its own tests say so.
    words = [
        f"{word}-new" if before == "-o" and "." not in word else word
        for before, word in zip(["", *words], words, strict=False)
    ]
    with click.Context(cli) as context:
        command = cli.get_command(context, name)
        assert command is not None
        command.make_context(name, words, parent=context)


def test_there_are_commands_and_pictures() -> None:
    assert len(COMMANDS) >= 10
    pictures = re.findall(r"!\[[^\]]{20,}\]\((pictures/[^)]+)\)", TEXT)
    assert len(pictures) == 2
    for each in pictures:
        assert (DOCS / each).read_bytes().startswith(b"\x89PNG")
    for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", TEXT):
        assert (DOCS / link).exists(), link


PAGES = [DOCS.parents[1] / "README.md", *DOCS.glob("*.md")]
# Commands with a case: its name has words with "_" between, placeholders of the pages have none.
NAMED = sorted(
    {name for page in PAGES for name in re.findall(r"nnconform (?:graph|show|replay) ([a-z]+_\w+)", page.read_text())}
)


@pytest.mark.parametrize("name", NAMED)
def test_the_cases_that_the_pages_name_exist(name: str) -> None:
    assert find_named_case(name) is not None


def test_pages_name_cases() -> None:
    assert len(NAMED) >= 2
