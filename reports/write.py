"""Writing of reports: the page and the CSV file."""

from __future__ import annotations

from pathlib import Path

from nnconform.reports.render import render
from nnconform.reports.selection import select
from nnconform.reports.verdicts import table_of, write_csv


def write_report(
    store: Path, *, page: Path | None, csv: Path | None, run: int | None = None, whole_store: bool = False
) -> None:
    """Write the page, the CSV file, or both, of a run of ``store`` (by default the latest), or of the whole store.

    Raises FormatError if the file is not a store, UsageError if it has no such run, and OSError if a file cannot be
    written; its ``filename`` is that file.
    """
    selection = select(store, run, whole_store=whole_store)
    table = table_of(selection.events)
    if page:
        render(selection, table, store.name, page)
    if csv:
        write_csv(table, csv)
