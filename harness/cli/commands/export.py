"""``nnconform export``: the verdicts of a results store as JUnit's XML or as JSON lines."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from nnconform.harness.cli.options import FILE
from nnconform.harness.cli.output import print_or_write
from nnconform.harness.results.export import json_lines, junit
from nnconform.harness.results.store import Store


@click.command(name="export")
@click.argument("store", type=FILE)
@click.option("--format", "form", type=click.Choice(["junit", "jsonl"]), required=True, help="What to write.")
@click.option("-o", "--output", type=FILE, help="File to write. Default: print it.")
@click.option("--run", type=int, default=None, help="Only the run of this number. Default: all runs.")
def command(store: Path, form: str, output: Path | None, run: int | None) -> None:
    """Write the verdicts of the results store STORE as JUnit's XML, with driver, seed and verdict as properties, or as
    JSON lines, one a verdict.
    """
    print_or_write("".join(_parts(store, form, run)), output)


def _parts(path: Path, form: str, number: int | None) -> Iterator[str]:
    with Store.open(path, must_exist=True) as store:
        runs = [store.run(number)] if number is not None else store.runs()
        verdicts = [(run, store.verdicts(run.id)) for run in runs]
    if form == "junit":
        yield junit(verdicts)
    else:
        yield from json_lines(verdicts)
