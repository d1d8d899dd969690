"""What commands print, or write to the file that the user names instead."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

import click

from nnconform.harness.campaigns.folders import translate_write_errors


def print_while_read(text: str) -> None:
    """Print a line, until nobody reads what is printed (``| head``) or it has no room: then nothing more is. For
    commands that go on all the same, and write the line elsewhere too.
    """
    try:
        click.echo(text)
    except OSError:
        print_no_more()


def print_no_more() -> None:
    """Let what is printed from now on, and what is left in the buffer, go nowhere."""
    with suppress(OSError, ValueError, AttributeError):  # of a stream that is no file
        number = sys.stdout.fileno()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, number)
        os.close(nowhere)


def print_or_write(text: str, output: Path | None, what: str = "") -> None:
    """Print ``text``, or write it to ``output`` and say so, with ``what`` about it.

    Raises FormatError if the file cannot be written.
    """
    if output is None:
        click.echo(text, nl=False)
        return
    with translate_write_errors(output):
        output.write_text(text, encoding="utf-8")
    click.echo(f"wrote {output}{what}")
