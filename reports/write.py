"""Writes what a report is asked for: the page, the CSV file."""

from __future__ import annotations

from pathlib import Path

from nnconform.reports.render import render
from nnconform.reports.selection import select
from nnconform.reports.verdicts import table_of, write_csv


def write_report(
    store: Path, *, page: Path | None, csv: Path | None, run: int | None = None, whole_store: bool = False
) -> None:
    """Write the page, the CSV file, or both, of a run of ``store``, the latest by default, or of the whole store.

    Raises FormatError for a file that is no store, UsageError where it has no such run, OSError where a file cannot be
    written; its ``filename`` is that file.
    """
    selection = select(store, run, whole_store=whole_store)
    table = table_of(selection.events)
    if page:
        render(selection, table, store.name, page)
    if csv:
        write_csv(table, csv)
