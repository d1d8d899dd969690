"""Text from a driver, made printable."""

from __future__ import annotations

import pytest

from nnconform.harness.model.errors import DriverCrashed, DriverHung
from nnconform.harness.model.printable import (
    cut_middle,
    describe_exception,
    exception_text,
    printable,
    printable_lines,
    single_line,
)


class Mute(Exception):
    """An exception whose text raises."""

    def __str__(self) -> str:
        raise KeyError("no text")


@pytest.mark.parametrize(
    ("text", "shown"),
    [("plain é", "plain é"), ("two\nlines", "two\\nlines"), ("\x1b[31mred", "\\x1b[31mred"), (3, "3")],
)
def test_printable(text: object, shown: str) -> None:
    assert printable(text) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain é", "plain é"),
        ("two\n\tlines\n", "two\n        lines\n"),
        ("clear \x1b[2J\rand\x9b1m \u202eturned \udc80", "clear \\x1b[2J\\rand\\x9b1m \\u202eturned \\udc80"),
    ],
)
def test_printable_lines(text: str, shown: str) -> None:
    assert printable_lines(text) == shown


def test_one_line() -> None:
    assert single_line(" two\n\t lines\x07 ") == "two lines\\x07"


def test_a_very_long_text_keeps_its_ends() -> None:
    text = exception_text(ValueError("begin " + "y" * 200_000 + " end"))
    assert len(text) < 10_000
    assert text.startswith("begin yyy")
    assert " [... 192010 characters left out ...] yyy" in text
    assert text.endswith("yyy end")
    assert cut_middle("y" * 8_000) == "y" * 8_000


def test_exceptions() -> None:
    assert (describe_exception(ValueError("why")), describe_exception(ValueError())) == (
        "ValueError: why",
        "ValueError",
    )
    assert exception_text(Mute()) == "its text cannot be had: KeyError"
    assert describe_exception(Mute()) == "Mute: its text cannot be had: KeyError"


def test_driver_faults_keep_what_is_known() -> None:
    hung = DriverHung("no answer", limit=2.5, stack="a stack", stderr="printed")
    assert (hung.limit, hung.stack, hung.stderr) == (2.5, "a stack", "printed")
    crashed = DriverCrashed("ended", signal=11)
    assert (crashed.signal, crashed.exit_status, crashed.stderr) == (11, None, "")
    assert str(hung).startswith("no answer")
