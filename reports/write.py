"""Writing of reports: the page, Markdown, JSON, and the CSV file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from nnconform.reports.facts import facts_of
from nnconform.reports.render import render
from nnconform.reports.selection import select
from nnconform.reports.summary_text import json_text, markdown
from nnconform.reports.verdicts import table_of, write_csv

HTML, MARKDOWN, JSON = FORMATS = ("html", "md", "json")


def write_report(
    store: Path,
    *,
    page: Path | None,
    csv: Path | None,
    run: int | None = None,
    whole_store: bool = False,
    before: Sequence[Path] = (),
    form: str = HTML,
) -> None:
    """Write the page, the CSV file, or both, of a run of ``store`` (by default the latest), or of the whole store,
    compared with the last of the stores ``before``. The page is of the format ``form``.

    Raises FormatError if the file is not a store, UsageError if it has no such run, and OSError if a file cannot be
    written; its ``filename`` is that file.
    """
    selection = select(store, run, whole_store=whole_store, before=before)
    if page:
        with _naming(page):
            if form == HTML:
                render(selection, store.name, page)
            else:
                facts = facts_of(selection, store.name)
                page.write_text(markdown(facts) if form == MARKDOWN else json_text(facts), encoding="utf-8")
    if csv:
        with _naming(csv):
            write_csv(table_of(selection.events), csv)


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    """Let an OSError name the file; that of a full disk names none."""
    try:
        yield
    except OSError as error:
        if error.filename is not None:
            raise
        raise OSError(error.errno, error.strerror, str(path)) from error


def report_text(
    store: Path, form: str, *, run: int | None = None, whole_store: bool = False, before: Sequence[Path] = ()
) -> str:
    """Return the report as Markdown or JSON. Raises as ``write_report``."""
    facts = facts_of(select(store, run, whole_store=whole_store, before=before), store.name)
    return markdown(facts) if form == MARKDOWN else json_text(facts)
