"""A finding from elsewhere is data: it opens no driver that the user did not name, and damage is one clear error."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from nnconform.fuzz.command import command
from nnconform.fuzz.findings import Finding, read_finding
from nnconform.fuzz.serialise import parse_input
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.results.verdict import Stage, Verdict

OPENED = "opened"
FINDING = Finding("model", f"exec:touch {OPENED}", [1, 2, 3], Verdict.CRASHED, Stage.EXECUTE, "it died", "x")


def replayed(path: Path, *options: str):
    return CliRunner().invoke(command, ["--replay", str(path), *options])


def test_the_driver_of_a_finding_is_opened_only_on_trust(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = FINDING.write(tmp_path)
    done = replayed(path)
    assert isinstance(done.exception, UsageError)
    assert "--driver ADDRESS or, if you trust where this comes from, add --trust" in str(done.exception)
    assert not Path(OPENED).exists()
    replayed(path, "--trust")
    assert Path(OPENED).exists()


def test_the_text_of_a_finding_reaches_the_terminal_printable(tmp_path: Path) -> None:
    """Its message was the driver's; replayed it passes, and both messages are shown."""
    path = msgspec.structs.replace(FINDING, message="\x1b]0;a title\a\x1b[2J", choices=[]).write(tmp_path)
    done = replayed(path, "--driver", "inproc:reference_driver")
    assert "\\x1b]0;a title\\x07\\x1b[2J)" in done.output
    assert done.output.replace("\n", "").isprintable()


@pytest.mark.parametrize("content", [b"\xff\xfe", b'{"target": "\xff"}', b"[" * 100_000])
def test_a_damaged_finding(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "damaged.json"
    path.write_bytes(content)
    with pytest.raises(FormatError, match="not a finding of a fuzz campaign"):
        read_finding(path)


@pytest.mark.parametrize("text", ["é", "AAA=", "kJA=", "wA=="])
def test_a_damaged_input(text: str) -> None:
    with pytest.raises(ValueError, match="not a serialised input of a finding"):
        parse_input(text)
