"""``nnconform merge``: make one results store of several, such as those of the shards of a run."""

from __future__ import annotations

from pathlib import Path

import click

from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.cli.options import FILE
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.merging import merge


@click.command(name="merge")
@click.argument("stores", type=FILE, nargs=-1, required=True, metavar="STORE...")
@click.option("-o", "--output", type=FILE, required=True, help="Results store to write; it must not exist.")
def command(stores: tuple[Path, ...], output: Path) -> None:
    """Write the runs of the results stores STORE to one new store, in the order of their starts."""
    if output.exists():
        raise UsageError(f"{output}: exists; name a new file")
    with translate_write_errors(output):
        runs, verdicts = merge(stores, output)
    click.echo(f"wrote {output}: {runs} runs, {verdicts} verdicts")
