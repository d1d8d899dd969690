"""Stress tests of drivers and clients that fail, each ending, and that nothing is left when the runner is killed."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psutil
import pytest
from click.testing import CliRunner

from nnconform.harness.cli.commands import stress
from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.heartbeats import DRIVER
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.stress import run as stress_run
from nnconform.harness.stress.campaign import StressPlan
from nnconform.harness.stress.definition import find_tests
from nnconform.harness.stress.messages import ClientDone, Start
from nnconform.harness.stress.outcome import Ending, Side
from nnconform.harness.stress.processes import ClientProcess, Clients, DriverProcess
from nnconform.harness.stress.run import Settings, StressRun
from nnconform.harness.stress.tests import stress_defs
from nnconform.harness.stress.tests.stress_drivers import KEPT_MODELS
from nnconform.harness.stress.tests.stress_faults import load_tests
from nnconform.harness.stress.tests.stressed import LIMIT, LONG, REFERENCE, run, wait_for
from nnconform.harness.stress.tests.test_long_lives import KILLING

NEG = Path(__file__).resolve().parents[3] / "generated_tests" / "specs" / "generated" / "neg.jsonl"
DRIVERS = "service:inproc:nnconform.harness.stress.tests.stress_drivers"


@pytest.fixture(scope="module")
def used_clients(clients):
    """Return clients of which all has been opened that stays open from test to test."""
    run(clients, "idle", package=stress_defs.__name__, duration=0.1)
    return clients


@pytest.mark.sampled(one_in=12)
@pytest.mark.parametrize("name", [*load_tests(), *KILLING[:1]])
def test_the_reference_driver_stands_it_and_nothing_is_left_open(used_clients, name, monkeypatch):
    # A short form: as little work as on a machine that has no time.
    monkeypatch.setattr(stress_run, "LEAST_KILLED", 3)
    monkeypatch.setattr(stress_run, "LEAST_STEPS", stress_run.FIRST_STEPS)
    before = len(os.listdir("/proc/self/fd"))
    report = run(used_clients, name, duration=0.4)
    assert (report.ending, report.verdict) == (Ending.SUCCESS, Verdict.PASSED), report
    assert sum(report.counted.values()) > 0
    assert len(os.listdir("/proc/self/fd")) <= before


@pytest.mark.nightly(daily="test_the_reference_driver_stands_it_and_nothing_is_left_open")
def test_a_cache_of_the_last_models_is_no_leak(tmp_path):
    # Each sample costs as many preparations as there are cases.
    spec = tmp_path / "two.jsonl"
    spec.write_text("".join(NEG.read_text().splitlines(keepends=True)[:3]))
    with closing(Clients([str(spec)], 1)) as clients:
        report = run(clients, "prepare-and-close", f"{DRIVERS}:KeepsLastModels", duration=0.5)
        assert report.verdict is Verdict.PASSED, report
        assert report.counted["preparations"] > KEPT_MODELS, "it was not full when the time was over"
        report = run(clients, "prepare-and-close", f"{DRIVERS}:KeepsAllModels", duration=0.5)
        assert report.verdict is Verdict.LEAKED, report
        assert "bytes of memory each time" in report.message


@pytest.mark.nightly(daily="test_the_reference_driver_stands_it_and_nothing_is_left_open")
def test_a_pool_that_is_full_after_some_rounds_is_no_leak(clients):
    address = "service:inproc:reference_driver.lenient?permit=scratch_pool"
    report = run(clients, "cache-thrash", address, duration=1.0)
    assert report.verdict is Verdict.PASSED, report


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize(
    ("name", "ending", "side", "signal", "message"),
    [
        ("client-crashes", Ending.CRASH, Side.CLIENT, "SIGSEGV", "client 1 died of SIGSEGV during compute"),
        (
            "client-dies-of-real-time-signal",
            Ending.CRASH,
            Side.CLIENT,
            "SIGRTMIN+2",
            "died of SIGRTMIN+2 during compute",
        ),
        ("client-exits", Ending.CRASH, Side.CLIENT, "", "client 1 exited with status 7"),
        ("client-hangs", Ending.HANG, Side.CLIENT, "", f"the limit is {LIMIT:g} s; at after prepare"),
        ("client-raises", Ending.FAILURE, Side.NONE, "", "RuntimeError: of the client's own making"),
        ("idle", Ending.FAILURE, Side.NONE, "", "no client came to do anything"),
    ],
)
def test_what_is_the_clients_own_fault(clients, name, ending, side, signal, message):
    report = run(clients, name, duration=LONG, limit=LIMIT, package=stress_defs.__name__)
    assert (report.ending, report.side, report.signal) == (ending, side, signal), str(report)
    assert message in report.message
    if name == "client-crashes":
        assert "Fatal Python error: Segmentation fault" in report.details["client stderr"]
        assert report.last_step == "compute"


def test_a_driver_with_nothing_right_is_not_passed(clients):
    report = run(clients, "parallel-inference", f"{DRIVERS}:Refuses", duration=1.0)
    assert (report.ending, report.verdict) == (Ending.FAILURE, Verdict.NOT_RUN)
    assert "not one case that the driver does right alone" in report.message


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ("reference_driver?hal=1.2", "the driver has no fenced executions of its own"),
        ("reference_driver.lenient?permit=waits_in_the_call", "execute_fenced waits for its fences in the call"),
    ],
)
def test_what_a_driver_need_not_do_is_skipped(clients, options, why):
    report = run(clients, "fence-chains", f"service:inproc:{options}", duration=0.5)
    assert (report.ending, report.verdict) == (Ending.SKIPPED, Verdict.NOT_APPLICABLE)
    assert report.message.startswith(why)
    assert not report.outcome().failed


def test_a_device_that_stays_busy_after_a_test_is_told(clients):
    address = "service:inproc:nnconform.reference_driver.faulty?fault=long_lives.never_idle_again&reports=BUSY"
    report = run(clients, "parallel-inference", address, duration=0.5, limit=5.0)
    assert (report.ending, report.verdict) == (Ending.FAILURE, Verdict.ERROR)
    assert report.message.startswith("status after the test: got BUSY for as long as a call may take")


def test_an_address_that_cannot_be_opened(clients):
    with pytest.raises(UsageError, match="no_such_driver"):
        run(clients, "parallel-inference", "inproc:no_such_driver")


def test_no_process_is_left_when_the_runner_is_killed(tmp_path: Path):
    store = tmp_path / "results.sqlite"
    arguments = ["stress", "--driver", REFERENCE, "--test", "multi-process-inference", "--time", "10m"]
    command = [
        sys.executable,
        "-c",
        "from nnconform.harness.cli.main import main; main()",
        *arguments,
        "--results",
        str(store),
    ]
    runner = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        # Two fork servers, the driver, four clients.
        below = wait_for(lambda: psutil.Process(runner.pid).children(recursive=True), lambda found: len(found) >= 7)
    finally:
        runner.kill()
        runner.wait()
    wait_for(lambda: below, lambda found: not any(each.is_running() for each in found))
    with Store.open(store, must_exist=True) as store_file:
        assert store_file.run().ended is None


@pytest.mark.nightly(daily="test_the_users_threads_and_processes")
def test_the_command_keeps_what_it_finds_and_resumes(tmp_path: Path):
    store = str(tmp_path / "results.sqlite")
    address = "service:inproc:reference_driver.faulty?fault=stress.crashes_after_executions"
    options = ["--driver", address, "--results", store, "--seed", "3"]
    result = CliRunner().invoke(
        stress.command, [*options, "--test", "prepare-and-close", "--test", "model-load-random", "--time", "5m"]
    )
    assert result.exit_code == 1, result.output
    assert "prepare-and-close: CRASH of the driver, crashed" in result.output
    assert "seed 3" in result.output
    with Store.open(store) as store_file:
        run_id = store_file.run().id
        events = {event.case: event for event in store_file.verdicts(run_id)}
        assert store_file.run().drivers[address]["name"] == "nnconform-reference"
    event = events["stress/prepare-and-close"]
    assert event.outcome.verdict is Verdict.CRASHED
    assert event.outcome.details["ending"] == "CRASH"
    assert event.outcome.details["died"] == "driver"
    assert event.outcome.details["signal"] == "SIGABRT"
    assert event.reproduce.startswith("nnconform replay stress/prepare-and-close --driver ")
    assert " --seed 3 --time 150s" in event.reproduce
    resumed = CliRunner().invoke(
        stress.command, [*options, "--test", "prepare-and-close", "--time", "300s", "--resume"]
    )
    # Other tests may be chosen, not another duration. What failed is not run again, and is a failure still.
    assert resumed.exit_code == 1
    assert "prepare-and-close: failed before" in resumed.output
    assert "resumed: 2 verdicts were there, 2 of them failures" in resumed.output
    with pytest.raises(
        UsageError, match=r"Run 1 is the latest of nnconform stress, and differs: time was 300.0, is 100.0\."
    ):
        CliRunner().invoke(stress.command, [*options, "--resume"], catch_exceptions=False)


def test_the_list_and_an_unknown_name():
    output = CliRunner().invoke(stress.command, ["--list"]).output
    assert "parallel-inference: Many threads of one client" in output
    with pytest.raises(UsageError, match=r"known: .*client-early-termination"):
        CliRunner().invoke(stress.command, ["--driver", "x:y", "--test", "nope"], catch_exceptions=False)


def test_a_client_caught_in_the_middle_of_a_write_is_not_silent(clients):
    client = ClientProcess(clients.fork_server, Start("x", "x", 0, 0, 0, "inproc:no_such_driver", 0, []), -1)
    try:
        # A client that has ended writes no heartbeat.
        wait_for(client.has_ended, bool)
        client.began -= 1000
        client.heartbeats.write(0, DRIVER, 1, "execute add")
        client.heartbeats.memory.view()[:8] = (3).to_bytes(8, "little")
        assert client.silence() == (0.0, None)
    finally:
        client.end()


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (["--driver", REFERENCE, "--all-drivers"], "got both, wanted one of them"),
        ([], "wanted --driver ADDRESS or --all-drivers"),
    ],
)
def test_which_drivers(options: list[str], error: str) -> None:
    with pytest.raises(UsageError, match=error):
        CliRunner().invoke(stress.command, options, catch_exceptions=False)


def test_all_drivers_are_tested_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stress, "installed_drivers", lambda: ["inproc:no_driver_a", "inproc:no_driver_b"])
    seen: list[tuple[str, float, int, int]] = []

    def run(self: stress._Campaign) -> bool:
        seen.append((self.plan.address, self.plan.seconds, self.plan.threads, self.plan.processes))
        return self.plan.address.endswith("b")

    monkeypatch.setattr(stress._Campaign, "run", run)
    result = CliRunner().invoke(stress.command, ["--all-drivers", "--time", "60s", "--threads", "3"])
    assert seen == [("inproc:no_driver_a", 30, 3, 0), ("inproc:no_driver_b", 30, 3, 0)]
    assert result.exit_code == 1, "a failure of one of them is none of the campaign"


def test_the_command_to_reproduce_has_what_the_user_chose() -> None:
    plan = StressPlan("inproc:x", ("idle",), 10, threads=3, log_patterns=("a b",))
    assert plan.reproduce("idle", 10).endswith("--log-pattern 'a b' --threads 3")
    assert plan.reproduce("idle", 10).startswith("nnconform stress --test idle ")


class EndsWhileItIsLookedAt:
    """A client that has sent its counts, and ends between two looks of one poll."""

    request = SimpleNamespace(dies_at=-1)
    heartbeats = SimpleNamespace(done=lambda: 0)

    def __init__(self) -> None:
        self.messages = [ClientDone({"preparations": 5}, {"the last thread": 4})]
        self.looks = 0

    def has_ended(self) -> bool:
        self.looks += 1
        return self.looks > 1

    def receive(self) -> None: ...
    def end(self) -> None: ...

    def silence(self) -> tuple[float, None]:
        return 0.0, None


def test_what_a_client_counts_is_counted_once(clients: Clients) -> None:
    (test,) = find_tests("prepare-and-close")
    stress = StressRun(test, REFERENCE, clients, Settings())
    client: Any = EndsWhileItIsLookedAt()
    stress._driver = DriverProcess(REFERENCE, None)
    stress._active.append(client)
    while stress._active:
        stress._poll(client)
    assert stress._counted == {"preparations": 5}
    assert stress._largest == {"the last thread": 4}


def test_the_users_threads_and_processes(clients: Clients) -> None:
    report = run(clients, "counts-threads", package=stress_defs.__name__, duration=0.1, threads=5, processes=3)
    assert report.counted["preparations"] == 3 * 5, report
    # What is the largest of one client is of no client more.
    assert report.counted["the last thread"] == 5, report
