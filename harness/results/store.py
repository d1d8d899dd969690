"""The results store: one SQLite file that keeps each verdict from the moment that it falls.

A verdict is one committed transaction in the write-ahead log. Killing the process loses none of them; a power cut may
lose the last few (``synchronous=NORMAL``), and never breaks the file. Several processes may write to one store, each by
a Store of its own; a connection must not be carried across a fork.
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

# What SQLite says of a store, or of its folder, that cannot be written.
_CANNOT_WRITE = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)

# How long to wait for another process's write, in seconds. A write takes some 15 us.
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
# A case that ran again, after a resume or as a retry, counts by what it came to last.
_LAST = "SELECT MAX(id) FROM verdicts WHERE run = ? GROUP BY driver, name"

_encode = msgspec.json.Encoder().encode


class Store:
    """An open results store. Raises FormatError for a file that is none, and where it turns out to be damaged."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path, self._connection = path, connection

    @classmethod
    def open(cls, path: str | Path, *, must_exist: bool = False) -> Store:
        """Open the store at ``path``; one that is not there yet is made, or with ``must_exist`` refused. One that must
        exist may be where nothing can be written, as what a CI run kept is: it can only be read.
        """
        path = Path(path)
        size = path.stat().st_size if path.is_file() else 0
        if must_exist and not size:
            raise FormatError(path, "is empty, no results store" if path.is_file() else "no such results store")
        with _explained(path):
            try:
                connection = _writable(path, new=not size)
            except sqlite3.OperationalError as error:
                if not must_exist or error.sqlite_errorcode & 0xFF not in _CANNOT_WRITE:
                    raise
                connection = _unchanging(path)
        return cls(path, connection)

    def close(self) -> None:
        """Close the store. What it holds is safe without."""
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
        """Note that a run begins, of these ``parameters`` (see Run); the number that it goes by in this store."""
        row = (time.time(), command, str(seed), _text(dict(parameters)), _text(dict(versions)), machine)
        with _explained(self.path):
            cursor = self._connection.execute("INSERT INTO runs VALUES (NULL, ?, NULL, ?, ?, ?, ?, ?)", row)
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def end_run(self, run: int) -> None:
        """Note that a run came to its end, however its cases fared."""
        self._set_end(run, time.time())

    def resume_run(self, run: int) -> None:
        """Note that a run goes on: it has no end until it comes to one again."""
        self._set_end(run, None)

    def _set_end(self, run: int, ended: float | None) -> None:
        with _explained(self.path):
            self._connection.execute("UPDATE runs SET ended = ? WHERE id = ?", (ended, run))

    def describe_driver(self, run: int, address: str, info: Mapping[str, Any]) -> None:
        """Note how the driver at ``address`` describes itself: names and values that JSON can hold."""
        with _explained(self.path):
            self._connection.execute(
                "INSERT OR REPLACE INTO drivers VALUES (?, ?, ?)", (run, address, _text(dict(info)))
            )

    def record(self, run: int, event: Event) -> None:
        """Keep a verdict. When this returns, killing the process does not lose it."""
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
            _text({name: _printable(text) for name, text in outcome.details.items()}),
            _printable(event.reproduce),
            event.seconds,
            event.when or time.time(),
            _printable(event.expected),
        )
        with _explained(self.path):
            self._connection.execute(_INSERT, row)

    def measure(self, run: int, measured: Measurement) -> None:
        """Keep every sample of a measurement."""
        row = (
            run,
            measured.subject,
            measured.driver,
            measured.quantity,
            measured.unit,
            _text(list(measured.samples)),
        )
        with _explained(self.path):
            self._connection.execute("INSERT INTO measurements VALUES (NULL, ?, ?, ?, ?, ?, ?)", row)

    def measurements(self, run: int) -> list[Measurement]:
        """What was measured in a run, in order."""
        with _explained(self.path):
            rows = self._connection.execute(
                "SELECT subject, driver, quantity, unit, samples FROM measurements WHERE run = ? ORDER BY id", (run,)
            )
            return [measurement_of(row) for row in rows]

    def runs(self) -> list[Run]:
        """All runs, the latest last."""
        with _explained(self.path):
            drivers: dict[int, dict[str, Any]] = {}
            for row in self._connection.execute("SELECT run, address, info FROM drivers ORDER BY rowid"):
                run, address, info = driver_of(row)
                drivers.setdefault(run, {})[address] = info
            rows = self._connection.execute(
                "SELECT id, started, ended, command, seed, parameters, versions, machine FROM runs ORDER BY id"
            )
            return [run_of(row, drivers.get(row[0], {})) for row in rows]

    def run(self, number: int | None = None) -> Run:
        """The run of that number, or the latest one. Raises UsageError where there is none."""
        runs = self.runs()
        if not runs:
            raise UsageError(f"{self.path}: holds no run yet")
        match = next((run for run in runs if run.id == number), runs[-1] if number is None else None)
        if match is None:
            raise UsageError(f"{self.path}: has no run {number}; it has {', '.join(str(run.id) for run in runs)}")
        return match

    def latest_run(self) -> int | None:
        """The number of the run that began last, None where there is none."""
        with _explained(self.path):
            number: int | None = self._connection.execute("SELECT MAX(id) FROM runs").fetchone()[0]
        return number

    def verdicts(self, run: int) -> list[Event]:
        """The verdicts of a run in the order that they fell, of each case on each driver the last one."""
        with _explained(self.path):
            rows = self._connection.execute(
                "SELECT kind, name, driver, verdict, stage, message, details, path, operations, operand_types,"
                " hal_version, reproduce, seconds, moment, expected, subject FROM verdicts"
                f" WHERE id IN ({_LAST}) ORDER BY id",
                (run,),
            )
            return [event_of(row) for row in rows]

    def done(self, run: int) -> dict[tuple[str, str], bool]:
        """Driver and case of all that a resumed run need not run again: all that came to a verdict but ``not_run``; and
        whether each makes the run fail.
        """
        with _explained(self.path):
            rows = self._connection.execute(
                f"SELECT driver, name, verdict, expected FROM verdicts WHERE id IN ({_LAST}) AND verdict != ?",
                (run, Verdict.NOT_RUN.value),
            )
            return {
                (driver, case): Verdict(verdict) in FAILURES and not expected
                for driver, case, verdict, expected in rows
            }


def _text(value: Any) -> str:
    return _encode(value).decode()


def _printable(text: str) -> str:
    """``text`` as UTF-8 can hold it: what a driver writes to stderr may be any bytes, and must not cost its verdict."""
    return text.encode(errors="backslashreplace").decode()


def _writable(path: Path, *, new: bool) -> sqlite3.Connection:
    """A connection that writes, to a store that is whole and of this format."""
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


def _unchanging(path: Path) -> sqlite3.Connection:
    """A connection that only reads, and makes no file beside the store, which even a reader otherwise does."""
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
    """Write the tables, unless another process has just done so."""
    connection.execute("BEGIN IMMEDIATE")
    if not _pragma(connection, "user_version"):
        for statement in _SCHEMA:
            connection.execute(statement)
    connection.execute("COMMIT")


def _use_log(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log. SQLite itself does not wait where another process is just doing the same."""
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


def _check(path: Path, connection: sqlite3.Connection) -> None:
    """See that the file is a results store, of this format, and whole."""
    if _pragma(connection, "application_id") != APPLICATION:
        raise FormatError(path, "a SQLite file, but no results store of nnconform")
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
def _explained(path: Path) -> Iterator[None]:
    """Turn SQLite's complaints into one line about the file."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise FormatError(path, f"cannot be used as a results store: {error}") from error
    except (sqlite3.DatabaseError, msgspec.DecodeError, ValueError) as error:
        raise FormatError(path, f"no results store, or a damaged one: {error}") from error
