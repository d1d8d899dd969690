"""The command ``nnconform report``."""

from __future__ import annotations

from pathlib import Path

import click

from nnconform.reports.render import render
from nnconform.reports.selection import select
from nnconform.reports.verdicts import table_of, write_csv

_FILE = click.Path(dir_okay=False, path_type=Path)


@click.command("report")
@click.argument("store", type=click.Path(path_type=Path))
@click.option("-o", "--output", type=_FILE, help="HTML file to write.")
@click.option("--csv", type=_FILE, help="CSV file to write, one row a verdict.")
@click.option("--run", type=int, default=None, help="Number of the run to show; the latest by default.")
@click.option("--all", "whole_store", is_flag=True, help="Show all runs in the store together.")
def command(store: Path, output: Path | None, csv: Path | None, run: int | None, whole_store: bool) -> None:
    """Write an HTML page about a run in the results store STORE, or its verdicts as CSV."""
    if whole_store and run is not None:
        raise click.UsageError("--all shows every run: leave --run out")
    if output is None and csv is None:
        raise click.UsageError("nothing to write: name a file with --output FILE or --csv FILE")
    selection = select(store, run, whole_store=whole_store)
    table = table_of(selection.events)
    written = {
        "--output": (output, lambda path: render(selection, table, store.name, path)),
        "--csv": (csv, lambda path: write_csv(table, path)),
    }
    for option, (path, write) in written.items():
        if path is None:
            continue
        try:
            write(path)
        except OSError as error:
            raise click.BadParameter(f"cannot write {path}: {error.strerror}", param_hint=option) from error
        click.echo(f"wrote {path}")
