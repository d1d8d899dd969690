"""Benchmark of a cluster: what a shard costs beside its work, the bytes of a verdict, and where the scheduler ends.

Run ``python -m nnconform.harness.campaigns.benchmarks.bench_cluster``. Graphs run with ``--jobs`` and with as many
workers of a local cluster, in turns; what opening the cluster takes is not counted. Then SIMULATED workers, which
answer at once, show how many shards and verdicts a second a real scheduler passes on, in its processor time.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from nnconform.harness.campaigns.benchmarks.figures import report
from nnconform.harness.campaigns.benchmarks.simulated_workers import VERDICTS, Echo, EmptyShard, answer, echo
from nnconform.harness.campaigns.benchmarks.turns import load
from nnconform.harness.campaigns.graph_run import GraphPlan, run_graphs
from nnconform.harness.cluster import task
from nnconform.harness.cluster.connection import Where, connected
from nnconform.harness.cluster.pool import ClusterPool
from nnconform.harness.process.pool import Pool, Processes
from nnconform.harness.process.shard_child import encode
from nnconform.harness.process.usage import processor_time

DRIVER = "inproc:reference_driver"
GRAPHS, NODES, TURNS = 1000, 5, 2
# The part of a shard's time that may go into its transport.
OVERHEAD = 0.02
SIMULATED, SHARDS = 1000, 5000
# Seconds of work that a shard has at least, by the least numbers of units that are worth one.
SHARD_SECONDS = 5.0


def graphs(pool: Pool, plan: GraphPlan, count: int = GRAPHS) -> tuple[float, int]:
    """Run the graphs; return the seconds and the bytes of all records."""
    start, size = time.perf_counter(), 0
    with closing(plan.session()) as session, closing(run_graphs(session, plan, range(count), pool)) as records:
        for record in records:
            size += len(encode(record))
    return time.perf_counter() - start, size


def beside_jobs() -> None:
    """Print rates with processes and with workers, and the bytes of a verdict."""
    plan = GraphPlan(DRIVER, nodes=NODES, fresh=True)
    for count in (1, 2):
        with connected(Where(local=count), lambda line: None) as connection:
            pools: dict[str, Pool] = {"--jobs": Processes(count), "--local-cluster": ClusterPool(connection)}
            seconds: dict[str, list[float]] = {name: [] for name in pools}
            graphs(pools["--local-cluster"], plan, 20)  # so that the processes of its workers are there
            for name, pool in [*pools.items()] * TURNS:
                took, size = graphs(pool, plan)
                seconds[name].append(took)
            for name, each in seconds.items():
                rates = [GRAPHS / took for took in each]
                report(f"graphs of {NODES} nodes, {name} {count}", "graphs/s", rates, more=True)
            if count == 1:
                report("bytes of a verdict on a graph", "bytes", [size / GRAPHS], more=False)
                _shards(ClusterPool(connection))


def _shards(pool: ClusterPool) -> None:
    """Print what a shard costs that does nothing, on one worker whose process is there."""
    rates = []
    for _ in range(TURNS + 1):
        start = time.perf_counter()
        with closing(pool.run(echo, [EmptyShard(each, 1) for each in range(100)], Echo)) as results:
            assert len(list(results)) == 100
        rates.append((time.perf_counter() - start) / 100)
    report("an empty shard, there and back", "ms", [1e3 * each for each in rates[1:]], more=False)
    share = [each / SHARD_SECONDS for each in rates[1:]]
    report(f"of a shard of {SHARD_SECONDS:g} s, its transport", "part", share, more=False, goal=OVERHEAD)


@contextmanager
def scheduler() -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """Give the process of a scheduler and its address."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        words = ["scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show"]
        with log.open("wb") as output:
            process = subprocess.Popen([sys.executable, "-m", "dask", *words], stderr=output, stdout=output)
        try:
            while not (found := re.search(r"Scheduler at:\s+(tcp://\S+)", log.read_text())):
                time.sleep(0.05)
            yield process, found[1]
        finally:
            process.kill()
            process.wait()


def simulated(count: int) -> None:
    """Print the ceiling of a scheduler with that many workers."""
    module = "nnconform.harness.campaigns.benchmarks.simulated_workers"
    with scheduler() as (process, address):
        workers = subprocess.Popen([sys.executable, "-m", module, address, str(count)], stderr=subprocess.DEVNULL)
        run, task.run = task.run, answer
        try:
            with connected(Where(address), lambda line: None) as connection:
                while connection.workers() < count:
                    time.sleep(2.0)
                shards = [EmptyShard(VERDICTS * each, VERDICTS) for each in range(SHARDS)]
                began, start = processor_time(process.pid), time.perf_counter()
                with closing(ClusterPool(connection).run(echo, shards, Echo)) as results:
                    verdicts = sum(1 for _ in results)
                took, busy = time.perf_counter() - start, (processor_time(process.pid) - began) / 1e9
        finally:
            task.run = run
            workers.kill()
            workers.wait()
    assert verdicts == SHARDS * VERDICTS
    what = f"{count} simulated workers"
    report(f"{what}: shards, processor time of the scheduler", "ms", [1e3 * busy / SHARDS], more=False)
    report(f"{what}: verdicts, by the clock", "verdicts/s", [verdicts / took], more=True)
    print(f"    {SHARDS} shards of {VERDICTS} verdicts in {took:.1f} s; the scheduler used {busy:.1f} s of it")


def main(counts: Sequence[int] = (10, SIMULATED)) -> None:
    """Print all."""
    print(load())
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    beside_jobs()
    for count in counts:
        simulated(count)


if __name__ == "__main__":
    main()
