"""``nnconform docs``: the pages that are generated from the definitions."""

from __future__ import annotations

import json
from pathlib import Path

import click

from harness.model.errors import FormatError, UsageError
from harness.ops.describe import Confirmations, operations_page

PAGE = Path("harness/docs/operations.md")
CONFIRMATIONS = Path("generated_tests/confirmations.json")


def read_confirmations(path: Path) -> Confirmations:
    """What ``nnconform confirm`` counted; nothing where it was never run. Raises FormatError."""
    if not path.is_file():
        return {}
    try:
        found: Confirmations = json.loads(path.read_text())
    except ValueError as error:
        raise FormatError(path, f"not as nnconform confirm writes it: {error}") from None
    return found


@click.command(name="docs")
@click.option("--check", is_flag=True, help="Write nothing; fail where the page is not what would be written.")
def command(check: bool) -> None:
    """Write harness/docs/operations.md, in the folder of a checkout."""
    page = operations_page(read_confirmations(CONFIRMATIONS))
    if not check:
        PAGE.write_text(page)
        click.echo(f"wrote {PAGE}")
    elif not PAGE.is_file() or PAGE.read_text() != page:
        raise UsageError(f"{PAGE}: not as generated; run nnconform docs and commit the result")
