"""Tests of a store in a read-only place, such as an artifact of a CI run: it can be read."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from nnconform.harness.model.errors import FormatError
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.recording import Recording
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

# Root may write whatever a file's mode is: the tests run as this user instead.
NOBODY = 65534
# Where a file of SQLite says which version writes it, and which reads it: 1 has no write-ahead log.
WRITE_VERSION = 18


@pytest.fixture
def folder() -> Iterator[Path]:
    """A temporary folder that every user can enter, unlike those of pytest."""
    path = Path(tempfile.mkdtemp())
    user = os.geteuid()
    try:
        yield path
    finally:
        os.seteuid(user)
        path.chmod(0o755)
        shutil.rmtree(path)


def seal(folder: Path) -> None:
    """Make the folder and all files in it read-only for this process."""
    for file in folder.iterdir():
        file.chmod(0o444)
    folder.chmod(0o555)
    if not os.geteuid():
        os.seteuid(NOBODY)


def begin(store: Store) -> int:
    return store.begin_run("pytest", 7, versions={}, machine="")


def test_a_file_that_this_sqlite_can_only_read_is_read_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says so in its header; that is no other process, which would be waited for."""
    path = tmp_path / "newer.sqlite"
    with Store.open(path) as store:
        begin(store)
    with path.open("r+b") as file:
        file.seek(WRITE_VERSION)
        file.write(b"\x7f\x01")
    monkeypatch.setattr("time.sleep", lambda seconds: pytest.fail("waits"))
    with Store.open(path, must_exist=True) as store:
        assert store.run().seed == 7


def test_it_is_read(folder: Path) -> None:
    path = folder / "a?b#c%20.sqlite"
    with Store.open(path) as store:
        begin(store)
    seal(folder)
    with Store.open(path, must_exist=True) as store:
        assert store.run().seed == 7
        assert store.verdicts(1) == []
    assert os.listdir(folder) == [path.name]


def test_one_of_an_earlier_version_is_read(folder: Path) -> None:
    path = folder / "r.sqlite"
    with Store.open(path) as store:
        store.record(begin(store), Event(Kind.CASE, "a", "one", Outcome(Verdict.PASSED, Stage.COMPARE)))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE verdicts DROP COLUMN errors")
        connection.execute("PRAGMA user_version = 1")
    seal(folder)
    with Store.open(path, must_exist=True) as store:
        assert [(event.case, event.errors) for event in store.verdicts(1)] == [("a", ())]


def test_it_is_not_written(folder: Path) -> None:
    path = folder / "r.sqlite"
    with Store.open(path) as store:
        begin(store)
    seal(folder)
    with pytest.raises(FormatError, match="attempt to write a readonly database"):
        Store.open(path)
    with Store.open(path, must_exist=True) as store, pytest.raises(FormatError, match="attempt to write a readonly"):
        begin(store)


def test_the_verdicts_of_a_killed_run_are_not_left_out_in_silence(folder: Path, tmp_path: Path) -> None:
    with Recording(tmp_path / "r.sqlite"):
        for name in ("r.sqlite", "r.sqlite-wal"):
            shutil.copy(tmp_path / name, folder)
    seal(folder)
    with pytest.raises(FormatError, match=r"its last verdicts are in r\.sqlite-wal: copy both"):
        Store.open(folder / "r.sqlite", must_exist=True)
