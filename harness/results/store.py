"""The results store: one SQLite file to which each verdict is written at once.

A verdict is one committed transaction in the write-ahead log. Killing the process loses none of them; a power cut may
lose the last few (``synchronous=NORMAL``), and never damages the file. Several processes may write to one store, each
through its own Store; a connection must not be used across a fork.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import Any

import msgspec

from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.results.events import Event, Measurement, Run
from nnconform.harness.results.rows import (
    MEASUREMENT_COLUMNS,
    RUN_COLUMNS,
    details_of,
    driver_of,
    errors_text,
    event_columns,
    event_of,
    measurement_of,
    run_of,
)
from nnconform.harness.results.sqlite_file import (
    CANNOT_WRITE,
    has_errors,
    open_read_only,
    open_writable,
    store_at,
    translate_errors,
    what_is_there,
)
from nnconform.harness.results.verdict import FAILURES, Verdict, VerdictCount

_INSERT = f"INSERT INTO verdicts VALUES (NULL{', ?' * 18})"
# If a case ran again, after a resume or as a retry, its last verdict counts.
_LAST = "SELECT MAX(id) FROM verdicts WHERE run = ? GROUP BY driver, name"

_encode = msgspec.json.Encoder().encode


class Store:
    """An open results store. Its methods raise FormatError if the file is not a store, or is damaged."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path, self._connection = path, connection
        self._absolute = path.absolute()
        self._file = _identity(self._absolute)

    @classmethod
    def open(cls, path: str | Path, *, must_exist: bool = False) -> Store:
        """Open the store at ``path``. If there is none it is created; with ``must_exist`` that is an error instead.

        With ``must_exist`` the path may be the folder of a run, which holds its store, and both may be read-only, such
        as an artifact of a CI run: the store can then only be read. Raises FormatError if the file is not a store, or
        cannot be opened.
        """
        path = Path(path)
        try:
            path = store_at(path) if must_exist else path
            size = path.stat().st_size if path.is_file() else 0
        except OSError as error:  # such as a name that is too long
            raise FormatError(path, f"cannot be used as a results store: {error.strerror}") from error
        if must_exist and not size:
            raise FormatError(path, what_is_there(path))
        with translate_errors(path):
            try:
                connection = open_writable(path, new=not size)
            except sqlite3.OperationalError as error:
                if not must_exist or error.sqlite_errorcode & 0xFF not in CANNOT_WRITE:
                    raise
                connection = open_read_only(path)
        return cls(path, connection)

    def close(self) -> None:
        """Close the connection. All verdicts are on disk already."""
        self._connection.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def begin_run(
        self,
        command: str,
        seed: int,
        *,
        versions: Mapping[str, str],
        machine: str,
        parameters: Mapping[str, Any] = MappingProxyType({}),
    ) -> int:
        """Insert a run with these ``parameters`` (see Run); return its number in this store."""
        row = (time.time(), command, str(seed), _json(dict(parameters)), _json(dict(versions)), machine)
        with translate_errors(self.path):
            cursor = self._connection.execute("INSERT INTO runs VALUES (NULL, ?, NULL, ?, ?, ?, ?, ?)", row)
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def add_run(self, run: Run) -> int:
        """Insert a run of another store with all that is known of it and its drivers; return its number in this one."""
        texts = (_json(run.parameters), _json(run.versions), run.machine)
        row = (run.started, run.ended, run.command, str(run.seed), *texts)
        with translate_errors(self.path):
            cursor = self._connection.execute("INSERT INTO runs VALUES (NULL, ?, ?, ?, ?, ?, ?, ?)", row)
        assert cursor.lastrowid is not None
        for address, info in run.drivers.items():
            self.describe_driver(cursor.lastrowid, address, info)
        return cursor.lastrowid

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Make one transaction of all that is written: much faster, and all of it is there, or nothing."""
        with translate_errors(self.path):
            self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._connection.execute("ROLLBACK")
            raise
        with translate_errors(self.path):
            self._connection.execute("COMMIT")

    def end_run(self, run: int) -> None:
        """Mark a run as ended now, with or without failures."""
        self._set_end(run, time.time())

    def resume_run(self, run: int) -> None:
        """Mark a run as not ended."""
        self._set_end(run, None)

    def _set_end(self, run: int, ended: float | None) -> None:
        self._expect_there()
        with translate_errors(self.path):
            self._connection.execute("UPDATE runs SET ended = ? WHERE id = ?", (ended, run))

    def describe_driver(self, run: int, address: str, info: Mapping[str, Any]) -> None:
        """Store the description that the driver at ``address`` gives of itself: names and values that JSON can hold."""
        with translate_errors(self.path):
            self._connection.execute(
                "INSERT OR REPLACE INTO drivers VALUES (?, ?, ?)", (run, address, _json(dict(info)))
            )

    def record(self, run: int, event: Event) -> None:
        """Store a verdict. Once this returns, killing the process does not lose it."""
        outcome = event.outcome
        row = (
            run,
            event.kind.value,
            event.subject,
            event.case,
            event.driver,
            event.path,
            " ".join(event.operations),
            " ".join(event.operand_types),
            event.hal_version,
            outcome.verdict.value,
            outcome.stage.value,
            _printable(outcome.message),
            _json({name: _printable(text) for name, text in outcome.details.items()}),
            _printable(event.reproduce),
            event.seconds,
            event.when or time.time(),
            _printable(event.expected),
            errors_text(event.errors),
        )
        self._expect_there()
        with translate_errors(self.path):
            self._connection.execute(_INSERT, row)

    def _expect_there(self) -> None:
        """Raises FormatError if the file was deleted or replaced: what is written is lost, and SQLite is silent."""
        if _identity(self._absolute) != self._file:
            raise FormatError(
                self.path,
                "the results store was deleted or replaced during the run; what it held is lost: run again, with a"
                " file that no other run uses",
            )

    def failing_operations(self, run: int) -> set[tuple[str, str]]:
        """Return each driver's address with the operations, joined by blanks, of what failed so far in a run."""
        failed = sorted(each.value for each in FAILURES - {Verdict.NOT_RUN})
        marks = ", ".join("?" * len(failed))
        with translate_errors(self.path):
            return set(
                self._connection.execute(
                    f"SELECT DISTINCT driver, operations FROM verdicts WHERE run = ? AND verdict IN ({marks})",
                    (run, *failed),
                )
            )

    def add_details(self, run: int, more: Iterable[tuple[str, str, Mapping[str, str]]]) -> None:
        """Add details to verdicts of a run, all at once: of each the driver's address and the case's name."""
        with self.at_once():
            rows = self._connection.execute(
                "SELECT driver, name, MAX(id), details FROM verdicts WHERE run = ? GROUP BY driver, name", (run,)
            )
            there = {(driver, name): (number, details) for driver, name, number, details in rows}
            for driver, case, added in more:
                if (driver, case) not in there:
                    continue
                number, known = there[driver, case]
                text = _json({**details_of(known), **{name: _printable(each) for name, each in added.items()}})
                self._connection.execute("UPDATE verdicts SET details = ? WHERE id = ?", (text, number))

    def measure(self, run: int, measurement: Measurement) -> None:
        """Store every sample of a measurement."""
        row = (
            run,
            measurement.subject,
            measurement.driver,
            measurement.quantity,
            measurement.unit,
            _json(list(measurement.samples)),
        )
        with translate_errors(self.path):
            self._connection.execute("INSERT INTO measurements VALUES (NULL, ?, ?, ?, ?, ?, ?)", row)

    def measurements(self, run: int) -> list[Measurement]:
        """Return the measurements of a run in order."""
        with translate_errors(self.path):
            rows = self._connection.execute(
                f"SELECT {MEASUREMENT_COLUMNS} FROM measurements WHERE run = ? ORDER BY id", (run,)
            )
            return [measurement_of(row) for row in rows]

    def runs(self) -> list[Run]:
        """Return all runs, the latest last."""
        with translate_errors(self.path):
            drivers: dict[int, dict[str, Any]] = {}
            for row in self._connection.execute("SELECT run, address, info FROM drivers ORDER BY rowid"):
                run, address, info = driver_of(row)
                drivers.setdefault(run, {})[address] = info
            rows = self._connection.execute(f"SELECT {RUN_COLUMNS} FROM runs ORDER BY id")
            return [run_of(row, drivers.get(row[0], {})) for row in rows]

    def run(self, number: int | None = None) -> Run:
        """Return the run with this number, by default the latest one. Raises UsageError if there is none."""
        runs = self.runs()
        if not runs:
            raise UsageError(f"{self.path}: holds no run yet")
        match = next((run for run in runs if run.id == number), runs[-1] if number is None else None)
        if match is None:
            raise UsageError(f"{self.path}: has no run {number}; it has {', '.join(str(run.id) for run in runs)}")
        return match

    def latest_run(self) -> int | None:
        """Return the number of the run that began last; None if there is no run."""
        with translate_errors(self.path):
            number: int | None = self._connection.execute("SELECT MAX(id) FROM runs").fetchone()[0]
        return number

    def verdicts(self, run: int) -> list[Event]:
        """Return the last verdict of each case on each driver in a run, in the order in which they were stored."""
        with translate_errors(self.path):
            columns = event_columns(errors=has_errors(self._connection))
            rows = self._connection.execute(f"SELECT {columns} FROM verdicts WHERE id IN ({_LAST}) ORDER BY id", (run,))
            return [event_of(row) for row in rows]

    def counts(self, run: int) -> list[VerdictCount]:
        """Return how often each verdict occurs on each driver in a run, counting the last one of each case."""
        with translate_errors(self.path):
            rows = self._connection.execute(
                f"SELECT driver, verdict, expected != '', COUNT(*) FROM verdicts WHERE id IN ({_LAST})"
                " GROUP BY driver, verdict, expected != '' ORDER BY MIN(id)",
                (run,),
            )
            return [VerdictCount(driver, Verdict(name), bool(known), count) for driver, name, known, count in rows]

    def known(self, run: int) -> set[tuple[str, str]]:
        """Return each (driver, case) of a run that has a verdict, whichever it is."""
        with translate_errors(self.path):
            return set(self._connection.execute("SELECT DISTINCT driver, name FROM verdicts WHERE run = ?", (run,)))

    def done(self, run: int) -> dict[tuple[str, str], bool]:
        """Return what a resumed run need not run again: for each (driver, case) with a verdict other than ``not_run``,
        whether it makes the run fail.
        """
        with translate_errors(self.path):
            rows = self._connection.execute(
                f"SELECT driver, name, verdict, expected FROM verdicts WHERE id IN ({_LAST}) AND verdict != ?",
                (run, Verdict.NOT_RUN.value),
            )
            return {
                (driver, case): Verdict(verdict) in FAILURES and not expected
                for driver, case, verdict, expected in rows
            }


def _identity(path: Path) -> tuple[int, int]:
    """Return what tells the file from any other that is at the path later; zeros if there is none."""
    try:
        status = path.stat()
    except OSError:
        return 0, 0
    return status.st_dev, status.st_ino


def _json(value: Any) -> str:
    return _encode(value).decode()


def _printable(text: str) -> str:
    """Return ``text`` with what UTF-8 cannot encode as escapes: a driver's stderr may be any bytes, and must be
    storable.
    """
    return text.encode(errors="backslashreplace").decode()
