"""The command ``nnconform report``."""

from __future__ import annotations

from pathlib import Path

import click

from reports.render import render


@click.command("report")
@click.argument("store", type=click.Path(path_type=Path))
@click.option(
    "-o", "--output", type=click.Path(dir_okay=False, path_type=Path), required=True, help="HTML file to write."
)
@click.option("--run", type=int, default=None, help="Number of the run to show; the latest by default.")
def command(store: Path, output: Path, run: int | None) -> None:
    """Write an HTML page about a run in the results store STORE."""
    try:
        written = render(store, output, run)
    except OSError as error:
        raise click.BadParameter(f"cannot write {output}: {error.strerror}", param_hint="--output") from error
    click.echo(f"wrote {written}")
