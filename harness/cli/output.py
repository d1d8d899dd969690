"""What commands print, or write to the file that the user names instead."""

from __future__ import annotations

from pathlib import Path

import click

from nnconform.harness.campaigns.folders import translate_write_errors


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
