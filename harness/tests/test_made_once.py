"""Tests of what is made once for all processes."""

from __future__ import annotations

from pathlib import Path

import pytest

from nnconform.harness.tests.made_once import made_once


def test_it_is_made_again_when_a_source_changes_and_when_it_was_not_completed(tmp_path: Path) -> None:
    source, made = tmp_path / "x.c", list[str]()
    source.write_text("one")

    def make(folder: Path) -> None:
        made.append(source.read_text())
        (folder / "half").touch()
        if source.read_text() == "bad":
            raise ValueError("no code")
        (folder / "library").write_text(made[-1])

    def library() -> str:
        return (made_once("x", [source], make, tmp_path / "kept") / "library").read_text()

    assert [library(), library()] == ["one", "one"]
    source.write_text("two")
    assert library() == "two"
    assert made == ["one", "two"]
    source.write_text("bad")
    for _ in range(2):
        with pytest.raises(ValueError, match="no code"):
            library()
    assert made[2:] == ["bad", "bad"]
