"""Tests of what ``nnconform stress`` prints."""

from __future__ import annotations

from nnconform.harness.cli.commands.stress import _summary
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.stress.outcome import Ending, Report


def test_the_text_of_a_driver_is_printable() -> None:
    message, details = "\x1b]0;a title\a", {"stderr": "one\n\x1b[2Jtwo"}
    for ending in Ending:
        text = _summary("soak", Report(ending, Verdict.ERROR, message, details=details), 1.0)
        assert r"\x1b]0;a title\x07" in text
        assert text.replace("\n", "").isprintable()
