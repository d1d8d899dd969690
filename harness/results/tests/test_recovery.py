"""Recovery of damaged stores: whatever page is damaged, the rows of the others are kept, and no row is made up."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import pytest

from nnconform.harness.model.errors import FormatError
from nnconform.harness.results.events import Event, Kind, Measurement
from nnconform.harness.results.recovery import LOST, recover
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

PAGE = 4096
DRIVER = "inproc:mine"
COUNT = 300


def write(path: Path) -> list[Event]:
    events = [
        Event(Kind.CASE, f"case_{number}", DRIVER, Outcome(Verdict.WRONG, Stage.COMPARE, "got 3" * (number % 40)))
        for number in range(COUNT)
    ]
    with Store.open(path) as store:
        for number, command in enumerate(("pytest", "nnconform mutate")):
            run = store.begin_run(command, 7, versions={}, machine="")
            store.describe_driver(run, DRIVER, {"name": "mine"})
            for event in events[number::2]:
                store.record(run, event)
            store.measure(run, Measurement("net", DRIVER, "inference", "ms", (1.0, 2.0)))
            store.end_run(run)
    return events


def read(path: Path) -> tuple[list[str], set[str], int]:
    """Return the commands of the runs, the names of the cases and the number of measurements."""
    with Store.open(path, must_exist=True) as store:
        runs = store.runs()
        events = [event for run in runs for event in store.verdicts(run.id)]
        measurements = sum(len(store.measurements(run.id)) for run in runs)
    assert all(event.outcome.verdict is Verdict.WRONG for event in events)
    return [run.command for run in runs], {event.case for event in events}, measurements


def test_a_whole_store_is_kept_whole(tmp_path: Path) -> None:
    names = {event.case for event in write(tmp_path / "whole")}
    found = recover(tmp_path / "whole", tmp_path / "new")
    assert (found.runs, found.verdicts, found.measurements, found.lost) == (2, COUNT, 2, 0)
    assert read(tmp_path / "new") == (["pytest", "nnconform mutate"], names, 2)


def test_each_page_damaged_in_turn(tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    names = {event.case for event in write(whole)}
    content = whole.read_bytes()
    pages = len(content) // PAGE
    assert pages > 15
    kept = []
    for page in range(1, pages):
        damaged, new = tmp_path / f"damaged_{page}", tmp_path / f"new_{page}"
        damaged.write_bytes(content[: page * PAGE] + Random(page).randbytes(PAGE) + content[(page + 1) * PAGE :])
        found = recover(damaged, new)
        commands, cases, _ = read(new)
        assert cases <= names
        assert len(cases) == found.verdicts
        assert damaged.read_bytes()[: page * PAGE] == content[: page * PAGE]
        kept.append(len(cases))
        # Runs whose own rows were on the page have got a description.
        assert set(commands) <= {"pytest", "nnconform mutate", LOST}
    # Most pages hold a few verdicts each.
    assert sorted(kept)[len(kept) // 4] > 0.9 * COUNT
    assert len(kept) >= pages - 3


@pytest.mark.parametrize("part", [0.6, 0.9])
def test_a_store_cut_short(part: float, tmp_path: Path) -> None:
    """As an upload that broke off, or a full disk, leaves it: SQLite refuses every query on such a file."""
    names = {event.case for event in write(tmp_path / "whole")}
    content = (tmp_path / "whole").read_bytes()
    (tmp_path / "cut").write_bytes(content[: int(part * len(content))])
    found = recover(tmp_path / "cut", tmp_path / "new")
    _, cases, _ = read(tmp_path / "new")
    assert cases <= names
    assert len(cases) == found.verdicts > 0.4 * COUNT


def test_a_lost_row_is_counted(tmp_path: Path) -> None:
    write(tmp_path / "gap")
    connection = sqlite3.connect(tmp_path / "gap", isolation_level=None)
    connection.execute("DELETE FROM verdicts WHERE id = 5")
    connection.execute("UPDATE verdicts SET verdict = 'nonsense' WHERE id = 7")
    connection.close()
    found = recover(tmp_path / "gap", tmp_path / "new")
    assert (found.verdicts, found.lost) == (COUNT - 2, 2)


NO_STORES = {
    "empty": (b"", "is empty, not a results store"),
    "text": (b"text " * 2000, "nothing in it can be read: file is not a database"),
    "little": (b"SQLite format 3\0" * 100, "nothing in it can be read: "),
    "none": (None, "no such results store"),
}


@pytest.mark.parametrize(("content", "problem"), NO_STORES.values(), ids=NO_STORES)
def test_what_is_no_store(tmp_path: Path, content: bytes | None, problem: str) -> None:
    if content is not None:
        (tmp_path / "other").write_bytes(content)
    with pytest.raises(FormatError) as raised:
        recover(tmp_path / "other", tmp_path / "new")
    assert problem in str(raised.value)
    assert "nnconform recover" not in str(raised.value), "it is what was called"
    assert not (tmp_path / "new").exists()
