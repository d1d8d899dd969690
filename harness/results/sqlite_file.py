"""The file of a results store: its tables, how it is created, opened and checked, and what its errors say."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from nnconform.harness.model.errors import FormatError

# Marks the file as ours: "nncf".
APPLICATION = 0x6E6E6366
# Stores of version 1 have no errors of outputs; where they can be written, the column is added when they are opened.
VERSION, _WITHOUT_ERRORS = 2, 1

# The name of the store in the folder of a run.
STORE_NAME = "results.sqlite"
# Error codes of SQLite for a file or folder that cannot be written.
CANNOT_WRITE = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)

_RECOVER = "nnconform recover copies what can be read of a damaged one to a new one"
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
        moment REAL NOT NULL, expected TEXT NOT NULL, errors TEXT NOT NULL DEFAULT '')""",
    """CREATE TABLE measurements (
        id INTEGER PRIMARY KEY, run INTEGER NOT NULL REFERENCES runs, subject TEXT NOT NULL, driver TEXT NOT NULL,
        quantity TEXT NOT NULL, unit TEXT NOT NULL, samples TEXT NOT NULL)""",
    f"PRAGMA application_id = {APPLICATION}",
    f"PRAGMA user_version = {VERSION}",
)


def open_writable(path: Path, *, new: bool) -> sqlite3.Connection:
    """Open a connection that can write, after checking that the store is undamaged and of this format."""
    connection = sqlite3.connect(path, timeout=BUSY, isolation_level=None)
    try:
        if new:
            _create(connection)
        _check(path, connection)
        _add_errors(connection)
        _use_log(connection)
        connection.execute("PRAGMA synchronous = NORMAL")
    except BaseException:
        connection.close()
        raise
    return connection


def open_read_only(path: Path, *, check: bool = True) -> sqlite3.Connection:
    """Open a connection that only reads. It creates no file beside the store, as SQLite's readers otherwise do. Without
    ``check`` the store may be damaged.
    """
    log = Path(f"{path}-wal")
    if log.exists() and log.stat().st_size:
        raise FormatError(path, f"its last verdicts are in {log.name}: copy both to where they can be written")
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        if check:
            _check(path, connection)
    except BaseException:
        connection.close()
        raise
    return connection


def expect_store(path: Path, connection: sqlite3.Connection) -> None:
    """Check that the file is a results store of this format. Raises FormatError."""
    if _pragma(connection, "application_id") != APPLICATION:
        raise FormatError(path, "a SQLite file, but not a results store of nnconform")
    version = _pragma(connection, "user_version")
    if version not in (VERSION, _WITHOUT_ERRORS):
        problem = f"made by another version of nnconform: its format is {version}, this one reads {VERSION}"
        raise FormatError(path, f"{problem}; write the results to another file, or read them with the other version")


def has_errors(connection: sqlite3.Connection) -> bool:
    """Whether verdicts have the errors of outputs; those of a store of version 1 have none."""
    return bool(_pragma(connection, "user_version") != _WITHOUT_ERRORS)


def _create(connection: sqlite3.Connection) -> None:
    """Create the tables, unless another process has just done so."""
    connection.execute("BEGIN IMMEDIATE")
    if not _pragma(connection, "user_version"):
        for statement in _SCHEMA:
            connection.execute(statement)
    connection.execute("COMMIT")


def _add_errors(connection: sqlite3.Connection) -> None:
    """Update a store of version 1, unless another process has just done so."""
    if has_errors(connection):
        return
    connection.execute("BEGIN IMMEDIATE")
    if not has_errors(connection):
        connection.execute("ALTER TABLE verdicts ADD COLUMN errors TEXT NOT NULL DEFAULT ''")
        connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")


def _use_log(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log. Retries: SQLite does not wait for another process that is doing the same."""
    until = time.monotonic() + BUSY
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.005)
        else:
            return


def store_at(path: Path) -> Path:
    """Return the results store that is meant by a path: a file, or the folder of a run, which holds one."""
    inside = path / STORE_NAME
    return inside if inside.is_file() else path


def what_is_there(path: Path) -> str:
    """Say what is at ``path`` instead of a store."""
    if path.is_file():
        return "is empty, not a results store"
    if path.is_dir():
        return f"a folder without a results store; that of a run has {STORE_NAME}"
    return "no such results store"


def _check(path: Path, connection: sqlite3.Connection) -> None:
    """Check that the file is a results store of this format, and undamaged. Raises FormatError."""
    expect_store(path, connection)
    damage = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if damage != "ok":
        raise FormatError(path, f"a damaged results store: {' '.join(damage.split())}; {_RECOVER}")


def _pragma(connection: sqlite3.Connection, name: str) -> Any:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


@contextmanager
def translate_errors(path: Path) -> Iterator[None]:
    """Convert errors of SQLite and of the decoders to a FormatError of one line about the file."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise FormatError(path, f"cannot be used as a results store: {error}") from error
    except (sqlite3.DatabaseError, msgspec.DecodeError, ValueError) as error:
        corrupt = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT
        hint = f"; {_RECOVER}" if corrupt else ""
        raise FormatError(path, f"not a results store, or a damaged one: {error}{hint}") from error
