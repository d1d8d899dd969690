"""The results store: one SQLite file to which each verdict is written at once.

A verdict is one committed transaction in the write-ahead log. Killing the process loses none of them; a power cut may
lose the last few (``synchronous=NORMAL``), and never damages the file. Several processes may write to one store, each
through its own Store; a connection must not be used across a fork.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import Any

import msgspec

from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.results.events import Event, Measurement, Run
from nnconform.harness.results.rows import driver_of, event_of, measurement_of, run_of
from nnconform.harness.results.verdict import FAILURES, Verdict

# Marks the file as ours: "nncf".
APPLICATION = 0x6E6E6366
VERSION = 1

# The name of the store in the folder of a run.
STORE_NAME = "results.sqlite"
# Error codes of SQLite for a file or folder that cannot be written.
_CANNOT_WRITE = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)

# Seconds to wait for another process's write. A write takes about 15 us.
BUSY = 30.0

_SCHEMA = (
    """CREATE TABLE runs (
        id INTEGER PRIMARY KEY, started REAL NOT NULL, ended REAL, command TEXT NOT NULL, seed TEXT NOT NULL,
        parameters TEXT NOT NULL, versions TEXT NOT NULL, machine TEXT NOT NULL)""",
    """CREATE TABLE drivers (
        run INTEGER NOT NULL REFERENCES runs, address TEXT NOT NULL, info TEXT NOT NULL, PRIMARY KEY (run, address))""",
    """CREATE TABLE verdicts (
        id INTEGER PRIMARY KEY, run INTEGER NOT NULL REFERENCES runs, kind TEXT NOT NULL, subject TEXT NOT NULL,
        name TEXT NOT NULL, driver TEXT NOT NULL, path TEXT NOT NULL, operations TEXT NOT NULL,
        operand_types TEXT NOT NULL, hal_version TEXT NOT NULL, verdict TEXT NOT NULL, stage TEXT NOT NULL,
        message TEXT NOT NULL, details TEXT NOT NULL, reproduce TEXT NOT NULL, seconds REAL NOT NULL,
        moment REAL NOT NULL, expected TEXT NOT NULL)""",
    """CREATE TABLE measurements (
        id INTEGER PRIMARY KEY, run INTEGER NOT NULL REFERENCES runs, subject TEXT NOT NULL, driver TEXT NOT NULL,
        quantity TEXT NOT NULL, unit TEXT NOT NULL, samples TEXT NOT NULL)""",
    f"PRAGMA application_id = {APPLICATION}",
    f"PRAGMA user_version = {VERSION}",
)

_INSERT = f"INSERT INTO verdicts VALUES (NULL{', ?' * 17})"
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

        With ``must_exist`` the file or folder may be read-only, such as an artifact of a CI run: the store can then
        only be read. Raises FormatError if the file is not a store, or cannot be opened.
        """
        path = Path(path)
        try:
            size = path.stat().st_size if path.is_file() else 0
        except OSError as error:  # such as a name that is too long
            raise FormatError(path, f"cannot be used as a results store: {error.strerror}") from error
        if must_exist and not size:
            raise FormatError(path, _no_store(path))
        with _translate_errors(path):
            try:
                connection = _writable(path, new=not size)
            except sqlite3.OperationalError as error:
                if not must_exist or error.sqlite_errorcode & 0xFF not in _CANNOT_WRITE:
                    raise
                connection = _read_only(path)
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
        with _translate_errors(self.path):
            cursor = self._connection.execute("INSERT INTO runs VALUES (NULL, ?, NULL, ?, ?, ?, ?, ?)", row)
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def add_run(self, run: Run) -> int:
        """Insert a run of another store with all that is known of it and its drivers; return its number in this one."""
        texts = (_json(run.parameters), _json(run.versions), run.machine)
        row = (run.started, run.ended, run.command, str(run.seed), *texts)
        with _translate_errors(self.path):
            cursor = self._connection.execute("INSERT INTO runs VALUES (NULL, ?, ?, ?, ?, ?, ?, ?)", row)
        assert cursor.lastrowid is not None
        for address, info in run.drivers.items():
            self.describe_driver(cursor.lastrowid, address, info)
        return cursor.lastrowid

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Make one transaction of all that is written: much faster, and all of it is there, or nothing."""
        with _translate_errors(self.path):
            self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._connection.execute("ROLLBACK")
            raise
        with _translate_errors(self.path):
            self._connection.execute("COMMIT")

    def end_run(self, run: int) -> None:
        """Mark a run as ended now, with or without failures."""
        self._set_end(run, time.time())

    def resume_run(self, run: int) -> None:
        """Mark a run as not ended."""
        self._set_end(run, None)

    def _set_end(self, run: int, ended: float | None) -> None:
        self._expect_there()
        with _translate_errors(self.path):
            self._connection.execute("UPDATE runs SET ended = ? WHERE id = ?", (ended, run))

    def describe_driver(self, run: int, address: str, info: Mapping[str, Any]) -> None:
        """Store the description that the driver at ``address`` gives of itself: names and values that JSON can hold."""
        with _translate_errors(self.path):
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
        )
        self._expect_there()
        with _translate_errors(self.path):
            self._connection.execute(_INSERT, row)

    def _expect_there(self) -> None:
        """Raises FormatError if the file was deleted or replaced: what is written is lost, and SQLite is silent."""
        if _identity(self._absolute) != self._file:
            raise FormatError(
                self.path,
                "the results store was deleted or replaced during the run; what it held is lost: run again, with a"
                " file that no other run uses",
            )

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
        with _translate_errors(self.path):
            self._connection.execute("INSERT INTO measurements VALUES (NULL, ?, ?, ?, ?, ?, ?)", row)

    def measurements(self, run: int) -> list[Measurement]:
        """Return the measurements of a run in order."""
        with _translate_errors(self.path):
            rows = self._connection.execute(
                "SELECT subject, driver, quantity, unit, samples FROM measurements WHERE run = ? ORDER BY id", (run,)
            )
            return [measurement_of(row) for row in rows]

    def runs(self) -> list[Run]:
        """Return all runs, the latest last."""
        with _translate_errors(self.path):
            drivers: dict[int, dict[str, Any]] = {}
            for row in self._connection.execute("SELECT run, address, info FROM drivers ORDER BY rowid"):
                run, address, info = driver_of(row)
                drivers.setdefault(run, {})[address] = info
            rows = self._connection.execute(
                "SELECT id, started, ended, command, seed, parameters, versions, machine FROM runs ORDER BY id"
            )
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
        with _translate_errors(self.path):
            number: int | None = self._connection.execute("SELECT MAX(id) FROM runs").fetchone()[0]
        return number

    def verdicts(self, run: int) -> list[Event]:
        """Return the last verdict of each case on each driver in a run, in the order in which they were stored."""
        with _translate_errors(self.path):
            rows = self._connection.execute(
                "SELECT kind, name, driver, verdict, stage, message, details, path, operations, operand_types,"
                " hal_version, reproduce, seconds, moment, expected, subject FROM verdicts"
                f" WHERE id IN ({_LAST}) ORDER BY id",
                (run,),
            )
            return [event_of(row) for row in rows]

    def done(self, run: int) -> dict[tuple[str, str], bool]:
        """Return what a resumed run need not run again: for each (driver, case) with a verdict other than ``not_run``,
        whether it makes the run fail.
        """
        with _translate_errors(self.path):
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


def _writable(path: Path, *, new: bool) -> sqlite3.Connection:
    """Open a connection that can write, after checking that the store is undamaged and of this format."""
    connection = sqlite3.connect(path, timeout=BUSY, isolation_level=None)
    try:
        if new:
            _create(connection)
        _check(path, connection)
        _use_log(connection)
        connection.execute("PRAGMA synchronous = NORMAL")
    except BaseException:
        connection.close()
        raise
    return connection


def _read_only(path: Path) -> sqlite3.Connection:
    """Open a connection that only reads. It creates no file beside the store, as SQLite's readers otherwise do."""
    log = Path(f"{path}-wal")
    if log.exists() and log.stat().st_size:
        raise FormatError(path, f"its last verdicts are in {log.name}: copy both to where they can be written")
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        _check(path, connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _create(connection: sqlite3.Connection) -> None:
    """Create the tables, unless another process has just done so."""
    connection.execute("BEGIN IMMEDIATE")
    if not _pragma(connection, "user_version"):
        for statement in _SCHEMA:
            connection.execute(statement)
    connection.execute("COMMIT")


def _use_log(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log. Retries: SQLite does not wait for another process that is doing the same."""
    until = time.monotonic() + BUSY
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.005)
        else:
            return


def _no_store(path: Path) -> str:
    """Say what is at ``path`` instead of a store; a folder is often that of a run, which holds one."""
    if path.is_file():
        return "is empty, not a results store"
    inside = path / STORE_NAME
    if inside.is_file():
        return f"a folder, not a results store; name the store in it: {inside}"
    return "no such results store"


def _check(path: Path, connection: sqlite3.Connection) -> None:
    """Check that the file is a results store of this format, and undamaged. Raises FormatError."""
    if _pragma(connection, "application_id") != APPLICATION:
        raise FormatError(path, "a SQLite file, but not a results store of nnconform")
    version = _pragma(connection, "user_version")
    if version != VERSION:
        problem = f"made by another version of nnconform: its format is {version}, this one reads {VERSION}"
        raise FormatError(path, f"{problem}; write the results to another file, or read them with the other version")
    damage = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if damage != "ok":
        raise FormatError(path, f"a damaged results store: {' '.join(damage.split())}")


def _pragma(connection: sqlite3.Connection, name: str) -> Any:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


@contextmanager
def _translate_errors(path: Path) -> Iterator[None]:
    """Convert errors of SQLite and of the decoders to a FormatError of one line about the file."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise FormatError(path, f"cannot be used as a results store: {error}") from error
    except (sqlite3.DatabaseError, msgspec.DecodeError, ValueError) as error:
        raise FormatError(path, f"not a results store, or a damaged one: {error}") from error
