"""``nnconform prune``: delete the oldest of a folder of runs."""

from __future__ import annotations

import time
from pathlib import Path

import click

from nnconform.harness.campaigns.nights import delete, outdated_runs
from nnconform.harness.cli.options import FOLDER
from nnconform.harness.model.errors import UsageError


@click.command(name="prune")
@click.argument("folder", type=FOLDER)
@click.option("--keep", type=click.IntRange(1), default=None, help="How many runs stay, the latest ones.")
@click.option("--days", type=click.FloatRange(0, min_open=True), default=None, help="How old a run may be.")
@click.option("--dry-run", is_flag=True, help="Print what would be deleted.")
def command(folder: Path, keep: int | None, days: float | None, dry_run: bool) -> None:
    """Delete the runs in FOLDER, as nnconform nightly makes it, that are beyond --keep or older than --days.

    The latest run stays in any case. What is no run of nnconform is left alone.
    """
    if keep is None and days is None:
        raise UsageError("prune needs --keep N or --days N")
    if not folder.is_dir():
        raise UsageError(f"{folder}: no such folder")
    for run in outdated_runs(folder, time.time(), keep=keep or 0, days=days or 0.0):
        if not dry_run:
            delete(run)
        click.echo(f"{'would delete' if dry_run else 'deleted'} {run.folder}")
