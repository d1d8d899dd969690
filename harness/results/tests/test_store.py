"""Tests of the results store: it loses nothing if a process is killed, and reports what is wrong with a bad file."""

from __future__ import annotations

import math
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.results.accuracy import ErrorFigures
from nnconform.harness.results.events import Event, Kind, Measurement
from nnconform.harness.results.sqlite_file import VERSION
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

PASSED = Outcome(Verdict.PASSED, Stage.COMPARE)
WRONG = Event(
    Kind.CASE,
    "add/float32[1]",
    "service:inproc:x",
    Outcome(Verdict.WRONG, Stage.COMPARE, "2 of 4 elements wrong", {"stderr": "a\nb", "stack": "<module>"}),
    path="specs/add.mod.py",
    operations=("ADD", "RELU"),
    operand_types=("TENSOR_FLOAT32",),
    hal_version="1.0",
    reproduce="pytest 'specs/add.mod.py::add'",
    seconds=0.25,
    when=1700000000.5,
    expected="known since 1.0",
    subject="a subject",
    errors=(ErrorFigures("TENSOR_FLOAT32", 4, 3.0, math.inf, -0.5, 0.25),),
)

# Records cases, and prints each one once it is recorded.
WRITER = """
import sys
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
store = Store.open(sys.argv[1])
run = store.begin_run("writer", 1, versions={}, machine="")
for number in range(int(sys.argv[2])):
    store.record(run, Event(Kind.CASE, f"{sys.argv[3]}{number}", "driver", Outcome(Verdict.PASSED, Stage.COMPARE)))
    print(run, f"{sys.argv[3]}{number}", flush=True)
"""


def begin(store: Store) -> int:
    parameters = {"command": "pytest", "driver": ["x"]}
    versions = {"python": "3.11"}
    return store.begin_run("pytest --driver x", 2**70, versions=versions, machine="a machine", parameters=parameters)


def writer(path: Path, count: int, prefix: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WRITER, str(path), str(count), prefix]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def test_what_is_recorded_comes_back(tmp_path: Path) -> None:
    with Store.open(tmp_path / "r.db") as store:
        run = begin(store)
        store.describe_driver(run, "service:inproc:x", {"version": "1", "hal": "1.3", "emulated": ["burst"]})
        store.record(run, WRONG)
    with Store.open(tmp_path / "r.db", must_exist=True) as store:
        assert store.verdicts(run) == [WRONG]
        (stored,) = store.runs()
    assert (stored.id, stored.command, stored.seed, stored.machine) == (run, "pytest --driver x", 2**70, "a machine")
    assert stored.versions == {"python": "3.11"}
    assert stored.parameters == {"command": "pytest", "driver": ["x"]}
    assert stored.drivers == {"service:inproc:x": {"version": "1", "hal": "1.3", "emulated": ["burst"]}}
    assert stored.ended is None


def test_runs(tmp_path: Path) -> None:
    with Store.open(tmp_path / "r.db") as store:
        assert store.latest_run() is None
        first, second = begin(store), begin(store)
        assert store.latest_run() == second
        store.record(first, WRONG)
        store.end_run(second)
        assert store.verdicts(second) == []
        assert [run.ended is None for run in store.runs()] == [True, False]


def test_a_run_by_its_number(tmp_path: Path) -> None:
    with Store.open(tmp_path / "r.db") as store:
        with pytest.raises(UsageError, match="holds no run yet"):
            store.run()
        first, second = begin(store), begin(store)
        assert store.run().id == second
        assert store.run(first).id == first
        with pytest.raises(UsageError, match="has no run 7; it has 1, 2"):
            store.run(7)


def test_the_last_verdict_of_a_case_counts(tmp_path: Path) -> None:
    with Store.open(tmp_path / "r.db") as store:
        run, other = begin(store), begin(store)
        for verdict in (Verdict.CRASHED, Verdict.PASSED):
            store.record(run, Event(Kind.CASE, "a", "one", Outcome(verdict, Stage.EXECUTE)))
        store.record(run, Event(Kind.CASE, "a", "two", Outcome(Verdict.HUNG, Stage.EXECUTE)))
        store.record(other, Event(Kind.CASE, "a", "one", Outcome(Verdict.WRONG, Stage.EXECUTE)))
        verdicts = [(event.driver, event.outcome.verdict) for event in store.verdicts(run)]
    assert verdicts == [("one", Verdict.PASSED), ("two", Verdict.HUNG)]


def test_done_is_what_need_not_run_again(tmp_path: Path) -> None:
    with Store.open(tmp_path / "r.db") as store:
        run = begin(store)
        store.record(run, Event(Kind.CASE, "a", "one", PASSED))
        store.record(run, Event(Kind.CASE, "b", "one", Outcome(Verdict.NOT_RUN, Stage.LOAD)))
        store.record(run, Event(Kind.CASE, "c", "two", Outcome(Verdict.CRASHED, Stage.EXECUTE)))
        store.record(run, replace(WRONG, case="d", driver="two"))
        # Of each whether it makes the run fail.
        assert store.done(run) == {("one", "a"): False, ("two", "c"): True, ("two", "d"): False}


def test_a_run_that_goes_on_has_no_end(tmp_path: Path) -> None:
    with Store.open(tmp_path / "r.db") as store:
        run = begin(store)
        store.end_run(run)
        store.resume_run(run)
        assert store.run().ended is None


def test_a_message_of_any_bytes_is_kept(tmp_path: Path) -> None:
    rubbish = b"\xff\x00'; DROP TABLE verdicts".decode(errors="surrogateescape")
    with Store.open(tmp_path / "r.db") as store:
        run = begin(store)
        store.record(
            run, Event(Kind.CASE, "a", "one", Outcome(Verdict.CRASHED, Stage.EXECUTE, rubbish, {"stderr": rubbish}))
        )
        (event,) = store.verdicts(run)
    assert event.outcome.message == "\\udcff\\x00'; DROP TABLE verdicts"
    assert event.outcome.details == {"stderr": event.outcome.message}


def test_kill_loses_nothing_that_was_recorded(tmp_path: Path) -> None:
    path = tmp_path / "r.db"
    child = writer(path, 1_000_000, "case")
    assert child.stdout is not None
    printed = [child.stdout.readline() for _ in range(500)]
    os.kill(child.pid, signal.SIGKILL)
    printed += [line for line in child.stdout if line.endswith("\n")]
    child.stdout.close()
    assert child.wait() == -signal.SIGKILL
    with Store.open(path) as store:
        run = store.latest_run()
        assert run is not None
        recorded = [event.case for event in store.verdicts(run)]
    acknowledged = [line.split()[1] for line in printed]
    # The last record may have been committed and not yet printed.
    assert recorded[: len(acknowledged)] == acknowledged
    assert len(recorded) <= len(acknowledged) + 1


def test_several_processes_write_to_one_store(tmp_path: Path) -> None:
    path = tmp_path / "r.db"
    children = [writer(path, 200, f"{number}-") for number in range(4)]
    printed = [child.communicate()[0].splitlines() for child in children]
    assert [child.returncode for child in children] == [0] * 4
    with Store.open(path) as store:
        assert len(store.runs()) == 4
        for lines in printed:
            run = int(lines[0].split()[0])
            assert [event.case for event in store.verdicts(run)] == [line.split()[1] for line in lines]
            assert len(lines) == 200


def filled(path: Path) -> Path:
    with Store.open(path) as store:
        run = begin(store)
        for number in range(300):
            store.record(run, Event(Kind.CASE, f"{number}", "driver", Outcome(Verdict.WRONG, Stage.COMPARE, "m" * 200)))
    return path


def read(path: Path) -> None:
    with Store.open(path, must_exist=True) as store:
        for run in store.runs():
            store.verdicts(run.id)


def refused(path: Path) -> str:
    with pytest.raises(FormatError) as caught:
        read(path)
    message = str(caught.value)
    assert message.startswith(f"{path}: ")
    assert "\n" not in message
    return message.removeprefix(f"{path}: ")


def test_no_store(tmp_path: Path) -> None:
    assert refused(tmp_path / "none.db") == "no such results store"
    (tmp_path / "empty.db").touch()
    assert refused(tmp_path / "empty.db") == "is empty, not a results store"
    (tmp_path / "text.db").write_text("hello " * 1000)
    assert refused(tmp_path / "text.db") == "not a results store, or a damaged one: file is not a database"
    assert refused(tmp_path) == "a folder without a results store; that of a run has results.sqlite"
    assert refused(tmp_path / ("x" * 300)) == "cannot be used as a results store: File name too long"


def test_the_folder_of_a_run_stands_for_its_store(tmp_path: Path) -> None:
    with Store.open(tmp_path / "results.sqlite"):
        pass
    with Store.open(tmp_path, must_exist=True) as store:
        assert store.path == tmp_path / "results.sqlite"


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="cannot be used as a results store: unable to open database file"):
        Store.open(tmp_path / "none" / "r.db")


def test_another_database(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "other.db")
    connection.execute("CREATE TABLE verdicts (id INTEGER)")
    connection.close()
    assert refused(tmp_path / "other.db") == "a SQLite file, but not a results store of nnconform"


@pytest.mark.parametrize("number", [VERSION + 1, 7])
def test_another_format(tmp_path: Path, number: int) -> None:
    path = filled(tmp_path / "r.db")
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {number}")
    connection.close()
    assert refused(path) == (
        f"made by another version of nnconform: its format is {number}, this one reads {VERSION}; "
        "write the results to another file, or read them with the other version"
    )
    with pytest.raises(FormatError, match="made by another version of nnconform"):
        Store.open(path)


def of_version_1(path: Path) -> Path:
    """Make a store as it was before errors of outputs were kept."""
    filled(path)
    connection = sqlite3.connect(path)
    connection.execute("ALTER TABLE verdicts DROP COLUMN errors")
    connection.execute("PRAGMA user_version = 1")
    connection.close()
    return path


def test_a_store_without_errors_is_read_and_written_on(tmp_path: Path) -> None:
    path = of_version_1(tmp_path / "r.db")
    with Store.open(path, must_exist=True) as store:
        before = store.verdicts(1)
        assert before
        assert all(event.errors == () for event in before)
        store.record(1, replace(WRONG, case="another"))
    with Store.open(path) as store:
        assert store.verdicts(1)[-1].errors == WRONG.errors


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.99])
def test_truncated(tmp_path: Path, part: float) -> None:
    path = filled(tmp_path / "r.db")
    size = path.stat().st_size
    os.truncate(path, int(size * part))
    assert "damaged" in refused(path)


def test_overwritten_in_the_middle(tmp_path: Path) -> None:
    path = filled(tmp_path / "r.db")
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2 // 4096 * 4096)
        file.write(b"\xa5" * 4096)
    assert "damaged" in refused(path)


def test_measurements_keep_every_sample(tmp_path: Path) -> None:
    with Store.open(tmp_path / "m.sqlite") as store:
        run, other = (store.begin_run("mlts", 0, versions={}, machine="") for _ in range(2))
        measurement = Measurement("digits", "service:x", "inference", "ms", (0.5, 1.25, 1e-3))
        store.measure(run, measurement)
        store.measure(other, replace(measurement, quantity="preparation"))
        assert store.measurements(run) == [measurement]


def test_a_sample_that_is_no_finite_number_is_not_lost(tmp_path: Path) -> None:
    with Store.open(tmp_path / "m.sqlite") as store:
        run = store.begin_run("mlts", 0, versions={}, machine="")
        store.measure(run, Measurement("speech", "service:x", "log F0 error", "1", (0.5, math.inf, math.nan)))
        (measurement,) = store.measurements(run)
    assert measurement.samples[0] == 0.5
    assert all(math.isnan(each) for each in measurement.samples[1:])


@pytest.mark.parametrize("replaced", [False, True])
def test_a_store_that_is_deleted_in_the_run(tmp_path: Path, replaced: bool) -> None:
    path = tmp_path / "results.sqlite"
    with Store.open(path) as store:
        run = store.begin_run("pytest", 0, versions={}, machine="")
        store.record(run, WRONG)
        for file in tmp_path.iterdir():
            file.unlink()
        if replaced:
            Store.open(path).close()
        for use in (lambda: store.record(run, WRONG), lambda: store.end_run(run)):
            with pytest.raises(FormatError, match=r"results\.sqlite: .* deleted or replaced during the run"):
                use()
