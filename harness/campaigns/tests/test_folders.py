"""Folders that users name: whether they can be written to is told at the start."""

from __future__ import annotations

from pathlib import Path

import pytest

from nnconform.harness.campaigns.folders import expect_writable
from nnconform.harness.model.errors import FormatError


def test_what_was_not_there_is_not_there_afterwards(tmp_path: Path) -> None:
    expect_writable(tmp_path / "a" / "b")
    assert list(tmp_path.iterdir()) == []


def test_what_was_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "kept").touch()
    expect_writable(tmp_path)
    assert [each.name for each in tmp_path.iterdir()] == ["kept"]


@pytest.mark.parametrize("name", ["file", "file/below", "/proc/x/y", "x" * 300])
def test_what_cannot_be_written_is_an_error(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FormatError, match="cannot be written to"):
        expect_writable(tmp_path / name)
    assert [each.name for each in tmp_path.iterdir()] == ["file"]
