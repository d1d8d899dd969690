"""The command ``nnconform report``."""

from __future__ import annotations

from pathlib import Path

import click

from nnconform.reports.render import render


@click.command("report")
@click.argument("store", type=click.Path(path_type=Path))
@click.option(
    "-o", "--output", type=click.Path(dir_okay=False, path_type=Path), required=True, help="HTML file to write."
)
@click.option("--run", type=int, default=None, help="Number of the run to show; the latest by default.")
@click.option("--all", "whole_store", is_flag=True, help="Show all runs in the store together.")
def command(store: Path, output: Path, run: int | None, whole_store: bool) -> None:
    """Write an HTML page about a run in the results store STORE."""
    if whole_store and run is not None:
        raise click.UsageError("--all shows every run: leave --run out")
    try:
        written = render(store, output, run, whole_store=whole_store)
    except OSError as error:
        raise click.BadParameter(f"cannot write {output}: {error.strerror}", param_hint="--output") from error
    click.echo(f"wrote {written}")
