"""Shards on a real scheduler and workers, which are killed."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

pytest.importorskip("distributed", reason="needs dask: pip install 'nnconform[distributed]'")

from nnconform.harness.cluster.connection import ClusterConnection, Where, connected
from nnconform.harness.cluster.pool import ClusterPool
from nnconform.harness.cluster.tests.dask_processes import Processes, dask_processes, free_port, pids_of
from nnconform.harness.cluster.tests.work import Number, Numbers, square
from nnconform.harness.model.errors import DriverFault, UsageError

SAID = list[str]()


@pytest.fixture
def connection(cluster: tuple[Processes, str]) -> Iterator[ClusterConnection]:
    with connected(Where(cluster[1]), SAID.append) as connection:
        yield connection


def numbers(count: int, shards: int = 4, **more: object) -> list[Numbers]:
    return [Numbers(tuple(range(first, count, shards)), **more) for first in range(shards)]  # type: ignore[arg-type]


def run(connection: ClusterConnection, shards: list[Numbers]) -> list[Number]:
    with closing(ClusterPool(connection).run(square, shards, Number)) as results:
        return sorted(results, key=lambda each: each.number)


def squares(count: int) -> list[Number]:
    return [Number(number, number * number) for number in range(count)]


def during(what: Callable[[], object], seconds: float) -> threading.Timer:
    timer = threading.Timer(seconds, what)
    timer.start()
    return timer


def test_all_results_arrive_once(connection: ClusterConnection) -> None:
    assert run(connection, numbers(500, 7)) == squares(500)


def test_no_shards_and_no_units(connection: ClusterConnection) -> None:
    assert run(connection, []) == []
    assert run(connection, [Numbers(())]) == []


def test_results_arrive_while_the_shard_runs(connection: ClusterConnection) -> None:
    with closing(ClusterPool(connection).run(square, [Numbers((1, 2), does=((2, "hang"),))], Number)) as results:
        assert next(results) == Number(1, 1)


def test_a_unit_that_ends_its_process_twice_costs_itself_alone(connection: ClusterConnection) -> None:
    got = run(connection, numbers(40, 4, does=((13, "die"),)))
    assert got[13] == Number(13, how="its process ended with status 3 before its work was done, 2 times")
    assert [*got[:13], *got[14:]] == [each for each in squares(40) if each.number != 13]


@pytest.mark.nightly(daily="test_a_unit_that_ends_its_process_twice_costs_itself_alone")
def test_a_unit_that_kills_its_worker_twice_costs_itself_alone(connection: ClusterConnection) -> None:
    got = run(connection, numbers(20, 4, does=((9, "kill the worker"),)))
    assert got[9].how.startswith("the worker that ran it, tcp://127.0.0.1:")
    assert got[9].how.endswith("was lost, 2 times")
    assert [*got[:9], *got[10:]] == [each for each in squares(20) if each.number != 9]


@pytest.mark.parametrize(("does", "error"), [("refuse", UsageError), ("break", DriverFault)])
def test_errors_of_the_work_are_raised_here(connection: ClusterConnection, does: str, error: type[Exception]) -> None:
    with pytest.raises(error, match=r"no such number|broke"):
        run(connection, numbers(8, 2, does=((3, does),)))


def test_a_campaign_that_is_closed_ends_what_runs(connection: ClusterConnection) -> None:
    hanging = numbers(8, 2, does=((2, "hang"), (3, "hang")))
    with closing(ClusterPool(connection).run(square, hanging, Number)) as results:
        next(results)
    # All workers had been taken.
    assert run(connection, numbers(8, 2)) == squares(8)


@pytest.mark.nightly(daily="test_all_results_arrive_once")
@pytest.mark.parametrize("seed", [4])
def test_workers_killed_at_random_instants_lose_and_double_nothing(
    cluster: tuple[Processes, str], connection: ClusterConnection, seed: int
) -> None:
    choices, processes = random.Random(seed), cluster[0]

    def kill_one() -> None:
        pids = processes.worker_pids()
        if pids:
            with suppress(ProcessLookupError):
                os.kill(choices.choice(pids), signal.SIGKILL)

    timers = [during(kill_one, number + choices.random()) for number in range(3)]
    assert run(connection, numbers(400, 6, seconds=0.01)) == squares(400)
    for timer in timers:
        timer.join()


@pytest.mark.nightly(daily="test_all_results_arrive_once")
def test_a_scheduler_that_dies_and_returns_loses_and_doubles_nothing(tmp_path: Path) -> None:
    port = free_port()
    with dask_processes(tmp_path / "dask") as processes:
        scheduler, address = processes.scheduler(port)
        workers = [processes.worker(address, nanny=False)]

        def restart() -> None:
            for each in (scheduler, *workers):
                processes.kill(each)
            processes.scheduler(port)
            processes.worker(address, nanny=False)

        said = list[str]()
        with connected(Where(address), said.append) as connection:
            timer = during(restart, 1.5)
            assert run(connection, numbers(200, 4, seconds=0.02)) == squares(200)
            timer.join()
        assert f"the scheduler at {address} is lost; waiting until it is there again" in said


def test_a_scheduler_that_does_not_return_is_told(tmp_path: Path) -> None:
    with dask_processes(tmp_path / "dask") as processes:
        scheduler, address = processes.scheduler()
        processes.worker(address, nanny=False)
        with connected(Where(address), SAID.append) as connection:
            connection.patience = 1.0
            timer = during(lambda: processes.kill(scheduler), 1.0)
            with pytest.raises(
                UsageError, match=f"the scheduler at {address} did not come back within 1 s; .*--resume"
            ):
                run(connection, [Numbers((1, 2), does=((2, "hang"),))])
            timer.join()


def test_no_worker_with_the_resource_is_told(cluster: tuple[Processes, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nnconform.harness.cluster.connection.PATIENCE", 0.5)
    address, said = cluster[1], list[str]()
    start = f'start one: dask worker {address} --resources "npu0=1"'
    wanted = f"no worker at {address} offers npu0=1 (offered: nothing); {start}"
    with pytest.raises(UsageError) as raised, connected(Where(address, resources={"npu0": 1.0}), said.append):
        pass
    assert str(raised.value) == f"{wanted}, after 0.5 s"
    assert f"{wanted}; waiting for one" in said


@pytest.mark.nightly(daily="test_all_results_arrive_once")
def test_a_board_runs_one_shard_at_a_time(tmp_path: Path) -> None:
    with dask_processes(tmp_path / "dask") as processes:
        _, address = processes.scheduler()
        processes.worker(address, nanny=False)
        processes.worker(address, "--nthreads", "4", "--resources", "npu0=1", nanny=False)
        with connected(Where(address, resources={"npu0": 1.0}), SAID.append) as connection:
            assert connection.slots() == 1
            assert connection.workers() == 1
            start = time.monotonic()
            assert run(connection, numbers(8, 4, seconds=0.1)) == squares(8)
            # One after the other, whatever the threads: a lower bound, which a busy machine only exceeds.
            assert time.monotonic() - start >= 0.8


def test_measured_work_has_its_machine_to_itself(connection: ClusterConnection) -> None:
    start = time.monotonic()
    with closing(ClusterPool(connection, measured=True).run(square, numbers(4, 4, seconds=0.2), Number)) as results:
        assert sorted(each.number for each in results) == [0, 1, 2, 3]
    assert time.monotonic() - start >= 0.8


@pytest.mark.parametrize("address", ["nowhere", "tcp://127.0.0.1:1", "ftp://127.0.0.1:1", "tls://127.0.0.1:1"])
def test_an_address_without_a_scheduler_is_told(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nnconform.harness.cluster.connection.ANSWER", 0.5)
    with (
        pytest.raises(UsageError, match=f"--scheduler {address}: no scheduler answers within 0.5 s"),
        connected(Where(address), SAID.append),
    ):
        pass


def test_clients_that_do_not_connect_leave_nothing_to_the_garbage_collector(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nnconform.harness.cluster.connection.ANSWER", 0.1)
    before = set(threading.enumerate())
    for address in ("nowhere", "tcp://127.0.0.1:1"):
        with pytest.raises(UsageError), connected(Where(address), SAID.append):
            pass
    assert not set(threading.enumerate()) - before


@pytest.mark.nightly(daily="test_all_results_arrive_once")
def test_a_local_cluster_has_connections_of_its_own_and_ends(tmp_path: Path) -> None:
    said = list[str]()
    with connected(Where(local=1), said.append) as connection:
        address = connection.where.scheduler
        assert run(connection, numbers(8, 2)) == squares(8)
    assert address.startswith("tls://127.0.0.1:")
    assert said[0].startswith(f"scheduler {address}, dashboard http:")
    assert not pids_of(address)
