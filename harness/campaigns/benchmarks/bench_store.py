"""Verdicts a second that a results store takes, and what a report of a million of them costs.

Run ``python -m nnconform.harness.campaigns.benchmarks.bench_store``. Beside the store SQLite itself, which writes the
same texts to one table, each in a transaction of its own. The report is written by a process of its own, whose time
and largest memory are measured.
"""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from nnconform.harness.campaigns.benchmarks.figures import RATIO, report
from nnconform.harness.campaigns.benchmarks.turns import load
from nnconform.harness.results.accuracy import ErrorFigures
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

# The goals: verdicts a second, and seconds and MB for a report of MANY.
RATE, SECONDS, MEMORY = 20_000, 60.0, 1000.0
TURNS, FEW, MANY, REPORTS = 5, 20_000, 1_000_000, 3
DRIVER, OPERATIONS, CAUSES = "service:inproc:reference_driver", 100, 50


def event(number: int) -> Event:
    """Return a verdict as the suite gives them: one in 400 is a failure, of CAUSES kinds."""
    operation = f"OPERATION_{number % OPERATIONS}"
    name = f"{operation.lower()}_float32_{number}"
    outcome = Outcome(Verdict.PASSED, Stage.COMPARE)
    if number % 400 == 0:
        # The numbers of failures are multiples of 400, and so of OPERATIONS: their operations are drawn otherwise.
        operation = f"OPERATION_{number // 400 % CAUSES}"
        text = f"output 0: {number % 7 + 1} of 8 elements wrong, the worst at [{number % 8}]: expected 1.5, got 2.5"
        outcome = Outcome(Verdict.WRONG, Stage.COMPARE, text, {"source": "by hand"})
    return Event(
        Kind.CASE,
        name,
        DRIVER,
        outcome,
        "specs/generated/operation.jsonl",
        (operation,),
        ("TENSOR_FLOAT32",),
        "1.2",
        f"nnconform replay {name} --driver {DRIVER}",
        0.001,
        errors=(ErrorFigures("TENSOR_FLOAT32", 12, float(number % 4), number % 4 / 8, 0.0, number % 4 / 16),),
    )


def stored(path: Path, count: int) -> float:
    """Write a store of so many verdicts, one after another as a run does; return the seconds."""
    events = map(event, range(count))
    with Store.open(path) as store:
        run = store.begin_run("pytest", 1, versions={}, machine="")
        store.describe_driver(run, DRIVER, {})
        began = time.perf_counter()
        for each in events:
            store.record(run, each)
        seconds = time.perf_counter() - began
        store.end_run(run)
    return seconds


def plain(path: Path, count: int) -> float:
    """Write as many rows of the same texts with SQLite alone; return the seconds."""
    rows = [(each.case, each.driver, each.reproduce, each.outcome.message) for each in map(event, range(count))]
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, a TEXT, b TEXT, c TEXT, d TEXT)")
        began = time.perf_counter()
        for row in rows:
            connection.execute("INSERT INTO rows VALUES (NULL, ?, ?, ?, ?)", row)
        return time.perf_counter() - began


def reported(store: Path, page: Path) -> tuple[float, float]:
    """Write the page of a store in a process of its own; return its seconds, and its largest memory in MB."""
    command = [sys.executable, "-P", "-m", "nnconform", "report", str(store), "-o", str(page)]
    began = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"{' '.join(command)}: exit status {process.returncode}")
    return time.perf_counter() - began, usage.ru_maxrss * 1024 / 1e6


def main() -> None:
    print(load())
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        pairs = [(stored(folder / f"s{turn}", FEW), plain(folder / f"p{turn}", FEW)) for turn in range(TURNS)]
        report("results store, verdicts", "1/s", [FEW / own for own, _ in pairs], more=True, goal=RATE)
        report("results store, time of SQLite's own", RATIO, [own / peer for own, peer in pairs], more=False)
        stored(folder / "many", MANY)
        size = (folder / "many").stat().st_size / MANY
        report("results store, a verdict", "bytes", [size], more=False)
        costs = [reported(folder / "many", folder / "page.html") for _ in range(REPORTS)]
        what = f"report of {MANY:,} verdicts"
        report(f"{what}, time", "s", [seconds for seconds, _ in costs], more=False, goal=SECONDS)
        report(f"{what}, memory", "MB", [memory for _, memory in costs], more=False, goal=MEMORY)


if __name__ == "__main__":
    main()
