"""``nnconform history``: show what became of drivers from run to run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
import msgspec

from nnconform.harness.campaigns.nights import night_runs
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.printable import printable
from nnconform.harness.results.history import HistoryRow, history_rows, sparkline, store_history
from nnconform.harness.results.store import Store

_HEADINGS = ("run", "verdicts", "passed", "failed", "as expected", "unsupported")


@click.command(name="history")
@click.argument("path", type=click.Path(path_type=Path, exists=True))
@click.option("--last", type=click.IntRange(1), default=30, show_default=True, help="How many runs, the latest ones.")
@click.option("--format", "form", type=click.Choice(["md", "json"]), default="md", show_default=True,
              help="Form of what is printed.")  # fmt: skip
def command(path: Path, last: int, form: str) -> None:
    """Print what runs found, one after another: PATH is a results store, the folder of a run, or a folder of runs
    as nnconform nightly makes it. The line above a driver's table has a block for each run, for its failures.
    """
    rows = [row for _, own in _runs(path, last) for row in own]
    if not rows:
        raise UsageError(f"{path}: no run with a verdict")
    if form == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(rows), indent=1).decode())
        return
    for line in _lines(rows):
        click.echo(printable(line))


def _runs(path: Path, last: int) -> Iterator[tuple[str, list[HistoryRow]]]:
    if path.is_dir() and (runs := night_runs(path)):
        for night in runs[-last:]:
            yield night.folder.name, store_history(night.store, night.folder.name)
        return
    with Store.open(path, must_exist=True) as store:
        for run in store.runs()[-last:]:
            yield str(run.id), history_rows(str(run.id), store.counts(run.id))


def _lines(rows: list[HistoryRow]) -> Iterator[str]:
    for driver in dict.fromkeys(row.driver for row in rows):
        own = [row for row in rows if row.driver == driver]
        yield f"{driver}: failures {sparkline([row.failed for row in own])} {own[-1].failed}"
        yield ""
        yield f"| {' | '.join(_HEADINGS)} |"
        yield "|---" + "|--:" * (len(_HEADINGS) - 1) + "|"
        for row in own:
            figures = (row.total, row.passed, row.failed, row.expected, row.unsupported)
            yield f"| {row.run} | {' | '.join(map(str, figures))} |"
        yield ""
