"""``nnconform report``: write a page, or text, or a CSV file of a run in a results store."""

from __future__ import annotations

from pathlib import Path

import click

_FILE = click.Path(dir_okay=False, path_type=Path)


@click.command("report")
@click.argument("store", type=click.Path(path_type=Path))
@click.option("-o", "--output", type=_FILE, help="File to write. Markdown and JSON are printed without one.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["html", "md", "json"]),
    default="html",
    show_default=True,
    help="A page, or the same facts as Markdown for a pull request, or as a JSON object.",
)
@click.option("--csv", type=_FILE, help="CSV file to write, one row for each verdict.")
@click.option("--run", type=int, default=None, help="Number of the run to show. Default: the latest.")
@click.option("--all", "whole_store", is_flag=True, help="Show all runs in the store together.")
@click.option("--before", multiple=True, type=click.Path(path_type=Path),
              help="Results store of an earlier run; several make a history, the last is compared with.")  # fmt: skip
def command(
    store: Path,
    output: Path | None,
    form: str,
    csv: Path | None,
    run: int | None,
    whole_store: bool,
    before: tuple[Path, ...],
) -> None:
    """Write an HTML page about a run in the results store STORE, or its verdicts as CSV."""
    # ``nnconform --help`` imports this module, and pandas takes longer to import than all commands together.
    from nnconform.reports.write import report_text, write_report  # noqa: PLC0415

    if whole_store and run is not None:
        raise click.UsageError("--all shows every run; leave --run out")
    if output is None and csv is None and form == "html":
        raise click.UsageError("nothing to write: name a file with --output FILE or --csv FILE")
    try:
        write_report(store, page=output, csv=csv, run=run, whole_store=whole_store, before=before, form=form)
    except OSError as error:
        option = "--csv" if csv and error.filename == str(csv) else "--output"
        raise click.BadParameter(f"cannot write {error.filename}: {error.strerror}", param_hint=option) from error
    if output is None and form != "html":
        click.echo(report_text(store, form, run=run, whole_store=whole_store, before=before), nl=False)
        return
    for path in filter(None, (output, csv)):
        click.echo(f"wrote {path}")
