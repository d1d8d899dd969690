"""``nnconform recover``: save what can still be read of a damaged results store."""

from __future__ import annotations

from pathlib import Path

import click

from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.cli.options import FILE
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.recovery import recover


@click.command(name="recover")
@click.argument("store", type=FILE)
@click.option("-o", "--output", type=FILE, required=True, help="Results store to write; it must not exist.")
def command(store: Path, output: Path) -> None:
    """Write what can be read of the damaged results store STORE to a new one.

    STORE stays as it is. What was lost of the last run of a campaign, --resume with the new store runs again.
    """
    if output.exists():
        raise UsageError(f"{output}: exists; name a new file")
    with translate_write_errors(output):
        found = recover(store, output)
    kept = f"{found.runs} runs, {found.verdicts} verdicts, {found.measurements} measurements"
    click.echo(f"wrote {output}: {kept}; at least {found.lost} rows cannot be read")
