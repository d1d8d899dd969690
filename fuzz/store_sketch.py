"""A small results store, and edits of its values: a file of SQLite takes any type in any column."""

from __future__ import annotations

import contextlib
import sqlite3
from contextlib import closing
from functools import cache
from typing import Any

from nnconform.fuzz.tree import ODD
from nnconform.harness.generate.choices import Choices
from nnconform.harness.process.scratch import scratch_folder
from nnconform.harness.results.events import Event, Kind, Measurement
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

_DRIVERS = ("inproc:a", "inproc:b")
# What the texts of columns with JSON may be, beside the odd values.
_TEXTS = (
    "", "{}", "[]", "null", '{"a": "b"}', '{"a": 1}', '[["TENSOR_FLOAT32", 1, 0.5, 0.5, 0.5, 0.5]]', "[[1]]", "[1, 2]",
    "[null]", "passed", "crashed", "case", "check", "execute", "1e999", "-1", "\x1b[2J", "<script>", "[" * 99,
    "{{ 1 }}", "inproc:a", "RELU ADD", "fuzz/model", "\ud800", "x" * 4000,
)  # fmt: skip
_VALUES = (*(each for each in ODD if not isinstance(each, list | dict | bool)), *_TEXTS)


def _events() -> list[Event]:
    """Return an event of each kind, failed ones among them."""
    verdicts = (Verdict.PASSED, Verdict.WRONG, Verdict.CRASHED, Verdict.UNSUPPORTED)
    events = []
    for number, kind in enumerate(Kind):
        verdict = verdicts[number % len(verdicts)]
        outcome = Outcome(verdict, Stage.EXECUTE, f"message {number}", {"stderr": "text", "signature": "x"})
        events.append(
            Event(
                kind, f"{kind}/name[{number}]", _DRIVERS[number % 2], outcome, "specs/relu.jsonl", ("RELU",),
                ("TENSOR_FLOAT32",), "1.2", reproduce="nnconform replay x", seconds=0.5, when=1e9, subject="subject",
            )
        )  # fmt: skip
    return events


@cache
def _content() -> bytes:
    """Return the content of the store."""
    with scratch_folder() as folder:
        path = folder / "store.sqlite"
        with Store.open(path) as store:
            for seed in range(2):
                run = store.begin_run("nnconform fuzz", seed, versions={"numpy": "2"}, machine="one of two cores")
                store.describe_driver(run, _DRIVERS[0], {"name": "a driver", "version": "1", "hal": "1.3"})
                for event in _events():
                    store.record(run, event)
                store.measure(run, Measurement("relu", _DRIVERS[0], "latency", "ms", (1.0, 2.0, 3.0)))
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("UPDATE runs SET started = 1e9, ended = NULL")
            connection.commit()
        return path.read_bytes()


def draw_store(choices: Choices, most: int) -> bytes:
    """Return the content of the store after up to ``most`` edits of its values."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.deserialize(_content())
        for _ in range(choices.integer(0, most)):
            begin = len(choices.sequence)
            _edit(connection, choices)
            choices.mark_span(begin)
        connection.commit()
        return bytes(connection.serialize())


def _edit(connection: sqlite3.Connection, choices: Choices) -> None:
    tables = _column(connection, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    if not tables:
        return
    table = choices.pick(tables)
    columns = _column(connection, f"SELECT name FROM pragma_table_info('{table}')")
    rows = _column(connection, f"SELECT rowid FROM {table}")
    what = choices.integer(0, 15)
    if what == 15:
        connection.execute(f"DROP TABLE {table}")
    elif what == 14:
        connection.execute(f"PRAGMA user_version = {choices.pick((0, 1, 99))}")
    elif what == 13 and rows:
        connection.execute(f"DELETE FROM {table} WHERE rowid = {choices.pick(rows)}")
    elif rows:
        column, value = choices.pick(columns), choices.pick(_VALUES)
        _try(connection, f"UPDATE OR REPLACE {table} SET {column} = ? WHERE rowid = ?", (value, choices.pick(rows)))


def _try(connection: sqlite3.Connection, statement: str, values: tuple[Any, ...]) -> None:
    # A constraint, or a value that no column takes: the edit is left out.
    with contextlib.suppress(sqlite3.Error, OverflowError, UnicodeEncodeError):
        connection.execute(statement, values)


def _column(connection: sqlite3.Connection, query: str) -> list[Any]:
    return [row[0] for row in connection.execute(query)]
