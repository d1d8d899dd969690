"""Campaigns on a cluster come to the verdicts of a local run, whatever is killed meanwhile."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

pytest.importorskip("distributed", reason="needs dask: pip install 'nnconform[distributed]'")

from nnconform.harness.cli.commands import run
from nnconform.harness.cli.main import cli
from nnconform.harness.cluster.tests.dask_processes import Processes, dask, pids_of
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.events import Event
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict

RIGHT = "inproc:reference_driver"
WRONG = "inproc:reference_driver.faulty?fault=kernel.neighbour_copied&operation=TANH"
# Crashes in FILL, in the process of whoever opened it, and is wrong in NEG.
CRASHES = "nnconform.harness.cluster.tests.crashing_driver"
FAILED = {Verdict.CRASHED, Verdict.HUNG, Verdict.WRONG, Verdict.ERROR, Verdict.NOT_RUN}
Both = tuple[Processes, str]


def nnconform(*words: object) -> Result:
    # Here: a process of its own would import Dask first.
    return CliRunner().invoke(cli, [*map(str, words)])


def events(store: Path) -> dict[str, Event]:
    with Store.open(store, must_exist=True) as opened:
        found = opened.verdicts(opened.run().id)
        assert len({event.case for event in found}) == len(found)
        return {event.case: event for event in found}


def verdicts(store: Path) -> dict[str, Verdict]:
    return {name: event.outcome.verdict for name, event in events(store).items()}


SPEC = Path(__file__).resolve().parents[3] / "generated_tests" / "specs" / "generated"
CAMPAIGNS: dict[str, tuple[object, ...]] = {
    "random-graphs": ("random-graphs", "--count", 2, "--nodes", 3, "--operation", "TANH", "--in-process"),
    "mutate": ("mutate", "--operation", "TANH", "--seed", 3),
    "bias": ("bias", "TANH"),
}


@pytest.mark.sampled(one_in=3)
@pytest.mark.parametrize(
    ("name", "driver"),
    [("random-graphs", WRONG), ("mutate", RIGHT), ("bias", RIGHT)],
)
def test_the_verdicts_are_those_of_a_local_run(cluster: Both, tmp_path: Path, name: str, driver: str) -> None:
    words = [*CAMPAIGNS[name], "--driver", driver, "--results"]
    here = nnconform(*words, tmp_path / "here.sqlite")
    there = nnconform(*words, tmp_path / "there.sqlite", "--scheduler", cluster[1])
    assert here.exit_code in (0, 1), here.stderr
    assert there.exit_code == here.exit_code, there.stderr
    assert verdicts(tmp_path / "there.sqlite") == verdicts(tmp_path / "here.sqlite")
    assert verdicts(tmp_path / "here.sqlite")
    assert f"scheduler {cluster[1]}" in there.stderr
    # Failing graphs are written where the client is.
    paths = [Path(event.path) for event in events(tmp_path / "there.sqlite").values() if event.path]
    assert all(path.is_file() for path in paths)
    assert bool(paths) == (name != "mutate" and name != "bias")
    again = {case: event.reproduce for case, event in events(tmp_path / "here.sqlite").items()}
    assert {case: event.reproduce for case, event in events(tmp_path / "there.sqlite").items()} == again


@pytest.mark.nightly(daily="test_the_verdicts_are_those_of_a_local_run")
def test_the_verdicts_of_a_suite_are_too_and_a_case_that_ends_its_process_costs_itself(
    cluster: Both, tmp_path: Path
) -> None:
    paths = [tmp_path / "neg.jsonl", tmp_path / "fill.jsonl"]
    for path, cases in zip(paths, (2, 1), strict=True):
        path.write_text("\n".join((SPEC / path.name).read_text().splitlines()[: 1 + cases]) + "\n")
    words = ["--driver", "inproc:" + CRASHES, "--results"]
    # In processes of this machine alone the crash would end the run.
    here = nnconform("suite", paths[0], *words, tmp_path / "here.sqlite")
    there = nnconform("suite", *paths, *words, tmp_path / "there.sqlite", "--scheduler", cluster[1])
    assert (here.exit_code, there.exit_code) == (1, 1), here.stderr + there.stderr
    found = verdicts(tmp_path / "there.sqlite")
    (crashed,) = (name for name in found if "fill" in name)
    assert found == verdicts(tmp_path / "here.sqlite") | {crashed: Verdict.CRASHED}
    assert Counter(found.values()) == {Verdict.WRONG: 2, Verdict.CRASHED: 1}
    message = events(tmp_path / "there.sqlite")[crashed].outcome.message
    assert message.startswith("its process was killed by SIGSEGV")
    assert message.endswith(", 2 times")


@pytest.mark.nightly(daily="test_the_verdicts_are_those_of_a_local_run")
def test_stress_tests_run_on_workers(cluster: Both, tmp_path: Path) -> None:
    store = tmp_path / "store.sqlite"
    words = ["stress", "--driver", "service:" + RIGHT, "--test", "prepare-and-close", "--test", "parallel-inference"]
    done = nnconform(*words, "--time", "0.2s", "--scheduler", cluster[1], "--results", store)
    assert done.exit_code == 0, done.stdout + done.stderr
    assert set(verdicts(store).values()) == {Verdict.PASSED}
    with Store.open(store, must_exist=True) as opened:
        assert opened.measurements(opened.run().id)


def test_networks_run_on_workers_and_their_samples_arrive(cluster: Both, tmp_path: Path) -> None:
    pytest.importorskip("ai_edge_litert", reason="needs LiteRT: pip install 'nnconform[litert]'")
    store = tmp_path / "store.sqlite"
    words = ["mlts", "--driver", RIGHT, "--network", "digits_int8", "--images", 3, "--seconds", 0.1]
    done = nnconform(*words, "--scheduler", cluster[1], "--results", store)
    assert done.exit_code == 0, done.stdout + done.stderr
    assert verdicts(store) == {"mlts::digits_int8": Verdict.PASSED}
    assert "digits_int8: 3 items" in done.stdout
    with Store.open(store, must_exist=True) as opened:
        quantities = {each.quantity for each in opened.measurements(opened.run().id)}
    assert {"preparation", "first inference", "inference", "top-1"} <= quantities


@pytest.mark.nightly(daily="test_the_verdicts_are_those_of_a_local_run")
def test_fuzzers_share_what_they_find(cluster: Both, tmp_path: Path) -> None:
    pytest.importorskip("atheris", reason="needs atheris: pip install 'nnconform[fuzz]'")
    driver = "service:inproc:reference_driver.faulty?fault=fuzzing.prepares_what_it_refuses"
    words = ["fuzz", "--driver", driver, "--time", "200s", "--first", "--results", tmp_path / "store.sqlite"]
    done = nnconform(*words, "--corpus", tmp_path / "corpus", "--scheduler", cluster[1])
    assert done.exit_code == 1, done.stdout + done.stderr
    found = verdicts(tmp_path / "store.sqlite")
    assert Verdict.ACCEPTED_INVALID in found.values()
    assert found["fuzz/model"] is Verdict.ERROR


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["--scheduler", "tcp://127.0.0.1:1", "--jobs", 2], "--jobs and --scheduler are two places for the same work"),
        (["--scheduler", "tcp://127.0.0.1:1", "--local-cluster", 2], "--scheduler and --local-cluster are two places"),
        (["--resources", "npu0=1"], "--resources needs --scheduler"),
        (["--resources", "npu0"], "wanted a name and an amount above 0 each, such as npu0=1"),
    ],
)
def test_options_that_contradict_each_other(words: list[object], text: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(run.command, [RIGHT, "-o", str(tmp_path / "run"), *map(str, words)])
    if not isinstance(done.exception, UsageError):
        assert done.exit_code == 2
    assert text in f"{done.output}{done.exception}"


def killed_campaign(tmp_path: Path, address: str, kill: Callable[[subprocess.Popen[bytes]], None], count: int) -> Path:
    """Run a campaign while ``kill`` does something to it; resume it if that ended it. Return its store."""
    store = tmp_path / "store.sqlite"
    words = ["random-graphs", "--driver", RIGHT, "--count", count, "--nodes", 3, "--seed", 1, "--results", store]
    command = [sys.executable, "-P", "-m", "nnconform", *map(str, words), "--scheduler", address]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    kill(process)
    if process.wait() not in (0, 1):
        again = nnconform(*words, "--scheduler", address, "--resume")
        assert again.exit_code == 0, again.stderr
    return store


def graphs_in(store: Path) -> int:
    if not store.exists() or not store.stat().st_size:
        return 0
    with Store.open(store, must_exist=True) as opened:
        return sum(len(opened.verdicts(run.id)) for run in opened.runs())


@pytest.mark.nightly(daily="test_the_verdicts_are_those_of_a_local_run")
def test_all_is_killed_at_random_and_nothing_is_lost_doubled_or_left(tmp_path: Path) -> None:
    """Workers at random instants, again and again, and the client once."""
    choices = random.Random(7)
    with dask(tmp_path / "dask") as (processes, address):
        killed = list[int]()

        def kill(process: subprocess.Popen[bytes]) -> None:
            while not graphs_in(tmp_path / "store.sqlite"):
                time.sleep(0.05)
            for _ in range(2):
                time.sleep(choices.random())
                if pids := processes.worker_pids():
                    os.kill(choices.choice(pids), signal.SIGKILL)
                    killed.append(1)
            process.kill()

        store = killed_campaign(tmp_path, address, kill, 24)
        assert killed
        assert len(verdicts(store)) == 24
        assert not FAILED & set(verdicts(store).values())
    until = time.monotonic() + 60.0
    while pids_of(str(tmp_path)):
        assert time.monotonic() < until, pids_of(str(tmp_path))
        time.sleep(0.1)
