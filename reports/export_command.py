"""``nnconform export``: write the verdicts of a results store as JUnit's XML, as JSON lines, or as a Parquet file."""

from __future__ import annotations

from pathlib import Path

import click

from nnconform.harness.results.events import Event, Run
from nnconform.harness.results.junit import junit
from nnconform.harness.results.store import Store
from nnconform.reports.export import json_lines
from nnconform.reports.parquet import write_parquet

_FILE = click.Path(dir_okay=False, path_type=Path)
JUNIT, LINES, PARQUET = FORMATS = ("junit", "jsonl", "parquet")


@click.command(name="export")
@click.argument("store", type=click.Path(path_type=Path))
@click.option("--format", "form", type=click.Choice(FORMATS), required=True, help="What to write.")
@click.option("-o", "--output", type=_FILE, help="File to write. Default: print it. Parquet needs one.")
@click.option("--run", type=int, default=None, help="Only the run of this number. Default: all runs.")
def command(store: Path, form: str, output: Path | None, run: int | None) -> None:
    """Write the verdicts of the results store STORE as JUnit's XML, with driver, seed and verdict as properties, or,
    one a line or row, as JSON lines or as a Parquet file.
    """
    verdicts = _verdicts(store, run)
    if form == PARQUET:
        if output is None:
            raise click.UsageError("Parquet is not printed: name a file with --output FILE")
        _write(verdicts, form, output)
    elif output is None:
        click.echo(_text(verdicts, form), nl=False)
    else:
        _write(verdicts, form, output)


def _verdicts(path: Path, number: int | None) -> list[tuple[Run, list[Event]]]:
    with Store.open(path, must_exist=True) as store:
        runs = [store.run(number)] if number is not None else store.runs()
        return [(run, store.verdicts(run.id)) for run in runs]


def _text(verdicts: list[tuple[Run, list[Event]]], form: str) -> str:
    return junit(verdicts) if form == JUNIT else "".join(json_lines(verdicts))


def _write(verdicts: list[tuple[Run, list[Event]]], form: str, output: Path) -> None:
    try:
        if form == PARQUET:
            write_parquet(verdicts, output)
        else:
            output.write_text(_text(verdicts, form), encoding="utf-8")
    except OSError as error:
        raise click.BadParameter(f"cannot write {output}: {error.strerror}", param_hint="--output") from error
    except ImportError as error:
        raise click.UsageError(
            "no package that writes Parquet is installed: pip install 'nnconform[parquet]', or pyarrow"
        ) from error
    click.echo(f"wrote {output}")
