"""Recovery of a damaged results store: every row that can still be read, in a new store.

SQLite refuses a query as soon as it meets a damaged page. Rows are asked for by number: behind a row that cannot be
read, the numbers that follow are tried until one can.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from nnconform.harness.model.errors import FormatError
from nnconform.harness.results.events import Run
from nnconform.harness.results.merging import written_whole
from nnconform.harness.results.rows import (
    MEASUREMENT_COLUMNS,
    RUN_COLUMNS,
    driver_of,
    event_columns,
    event_of,
    measurement_of,
    run_of,
)
from nnconform.harness.results.sqlite_file import expect_store, has_errors, open_read_only, store_at, what_is_there

_Record = TypeVar("_Record")
# Row numbers that are tried one by one behind a row that cannot be read; then each step is twice the last. A page has
# up to about 100 rows, and pages that lie side by side are often damaged together.
_ONE_BY_ONE = 10_000
_LAST_NUMBER = 2**62
# The command of a run whose own row cannot be read.
LOST = "unknown: its description was damaged"


@dataclass(slots=True)
class Recovery:
    """What was read: numbers of runs, verdicts and measurements. ``lost`` rows are known to be missing; behind the last
    one that can be read there may be more.
    """

    runs: int = 0
    verdicts: int = 0
    measurements: int = 0
    lost: int = 0


def recover(path: Path, output: Path) -> Recovery:
    """Copy what can be read of the store ``path`` to the new store ``output``.

    A run without a description gets one from its verdicts. Raises FormatError if it is no store, or if nothing can be
    read.
    """
    found = Recovery()
    with closing(_open(path)) as source:
        read = _Reader(source, found)
        drivers: dict[int, dict[str, dict[str, Any]]] = {}
        for number, address, info in read.rows("run, address, info", "drivers", driver_of):
            drivers.setdefault(number, {})[address] = info
        runs = {run.id: run for run in read.rows(RUN_COLUMNS, "runs", lambda row: run_of(row, drivers.get(row[0], {})))}
        with written_whole(output) as store:
            numbers: dict[int, int] = {}

            def number_of(run: int, started: float) -> int:
                if run not in numbers:
                    lost = Run(run, started, None, LOST, 0, {}, {}, "", drivers.get(run, {}))
                    numbers[run] = store.add_run(runs.get(run, lost))
                return numbers[run]

            for known in sorted(runs.values(), key=lambda each: each.started):
                number_of(known.id, known.started)
            columns = f"run, {event_columns(errors=has_errors(source))}"
            for run, event in read.rows(columns, "verdicts", lambda row: (row[0], event_of(row[1:]))):
                store.record(number_of(run, event.when), event)
                found.verdicts += 1
            for run, each in read.rows(
                f"run, {MEASUREMENT_COLUMNS}", "measurements", lambda row: (row[0], measurement_of(row[1:]))
            ):
                store.measure(number_of(run, 0.0), each)
                found.measurements += 1
            found.runs = len(numbers)
            if not found.runs:
                raise FormatError(path, "nothing in it can be read")
    return found


def _open(path: Path) -> sqlite3.Connection:
    path = store_at(path)
    if not path.is_file() or not path.stat().st_size:
        raise FormatError(path, what_is_there(path))
    try:
        source = open_read_only(path, check=False)
    except sqlite3.DatabaseError as error:
        raise FormatError(path, f"cannot be read: {error}") from error
    try:
        # Without it SQLite reads nothing of a file that ends before its last page, as one that was copied in part does.
        source.execute("PRAGMA writable_schema = ON")
        expect_store(path, source)
    except sqlite3.DatabaseError as error:
        source.close()
        raise FormatError(path, f"nothing in it can be read: {error}") from error
    except FormatError:
        source.close()
        raise
    return source


class _Reader:
    """Reads the rows of tables, and counts in ``found`` those that cannot be read."""

    def __init__(self, source: sqlite3.Connection, found: Recovery) -> None:
        self._source, self._found = source, found

    def rows(self, columns: str, table: str, decode: Callable[[tuple[Any, ...]], _Record]) -> Iterator[_Record]:
        """Yield the rows of a table that can be read and decoded, in the order of their numbers."""
        query = f"SELECT rowid, {columns} FROM {table} WHERE rowid >= ? ORDER BY rowid"
        following: int | None = 1
        while following is not None:
            last = following - 1
            try:
                for number, *row in self._source.execute(query, (following,)):
                    if number <= last:
                        raise sqlite3.DatabaseError("the cells of a damaged page have any numbers")
                    self._found.lost += number - last - 1 if last else 0
                    last = number
                    try:
                        yield decode(tuple(row))
                    except (ValueError, msgspec.DecodeError):
                        self._found.lost += 1
                return
            except sqlite3.DatabaseError:
                following = self._readable_behind(query, last)

    def _readable_behind(self, query: str, last: int) -> int | None:
        """Return the number of the next row behind ``last`` that can be read, None if there is none."""
        number, step = last + 1, 1
        while number < _LAST_NUMBER:
            number += step
            if number - last > _ONE_BY_ONE:
                step *= 2
            try:
                row = self._source.execute(f"{query} LIMIT 1", (number,)).fetchone()
            except sqlite3.DatabaseError:
                continue
            if row is None:
                return None
            if row[0] >= number:
                return int(row[0])
        return None
