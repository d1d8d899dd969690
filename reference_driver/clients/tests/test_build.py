"""The program prints all lines at once: a reader may close the pipe after the first."""

from __future__ import annotations

import pytest

from nnconform.reference_driver.clients import build
from nnconform.reference_driver.compiling import BuildError


class Once:
    """A reader that closes after the first write."""

    def __init__(self) -> None:
        self.got: list[str] = []

    def write(self, text: str) -> None:
        if self.got:
            raise BrokenPipeError
        self.got.append(text)


def test_all_addresses_are_written_at_once(tmp_path, monkeypatch):
    reader = Once()
    monkeypatch.setattr("sys.stdout", reader)
    monkeypatch.setattr(build, "c_address", lambda folder: f"exec:{folder.name}/c")
    monkeypatch.setattr(build, "javascript_address", lambda: "exec:node")
    build.main([str(tmp_path)])
    assert reader.got == [f"exec:{tmp_path.name}/c\nexec:node\n"]


def test_one_that_cannot_be_built_is_said_after_the_others(tmp_path, monkeypatch, capsys):
    def refuse() -> str:
        raise BuildError("no node")

    monkeypatch.setattr(build, "c_address", lambda folder: "exec:c")
    monkeypatch.setattr(build, "javascript_address", refuse)
    with pytest.raises(SystemExit, match="no node"):
        build.main([str(tmp_path)])
    assert capsys.readouterr().out == "exec:c\n"
