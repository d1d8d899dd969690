"""Workers that answer at once, many in a process: ``python -m nnconform.harness.campaigns.benchmarks.simulated_workers
ADDRESS COUNT``. They are Dask's own, with its connections; what they do with a shard costs nothing.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator, Set
from typing import Any

import msgspec
from msgspec.structs import replace

from nnconform.harness.cluster.task import Order, ShardReport
from nnconform.harness.process.child import end_with_parent

# What a batch of verdicts holds: the mean of those of random graphs, in bytes, is printed by bench_cluster.
VERDICTS, BYTES = 50, 700


class Echo(msgspec.Struct):
    """A result of a simulated shard."""

    unit: int
    content: str


class EmptyShard(msgspec.Struct, frozen=True):
    """A shard of numbers that cost nothing."""

    first: int
    count: int

    def next_unit(self) -> str:
        return str(self.first) if self.count else ""

    def unit_of(self, result: Echo) -> str:
        return str(result.unit)

    def without(self, units: Set[str]) -> EmptyShard:
        return replace(self, count=0) if str(self.first + self.count - 1) in units else self

    def head(self, count: int) -> EmptyShard:
        return replace(self, count=min(count, self.count))

    def lost(self, unit: str, how: str) -> Echo:
        return Echo(int(unit), how)


def echo(shard: EmptyShard) -> Iterator[Echo]:
    """Yield the numbers of a shard."""
    for each in range(shard.count):
        yield Echo(shard.first + each, "")


def answer(order: bytes) -> None:
    """Answer an Order with one batch of results."""
    from distributed import get_worker  # noqa: PLC0415  an optional dependency

    worker, what = get_worker(), msgspec.json.decode(order, type=Order)
    shard: dict[str, Any] = msgspec.json.decode(what.shard)
    first, count = shard["first"], shard["count"]
    results = [msgspec.Raw(msgspec.json.encode(Echo(first + each, "x" * BYTES))) for each in range(count)]
    for more in ({"began": worker.address}, {"results": tuple(results)}, {"done": True}):
        message = ShardReport(what.number, what.attempt, **more)
        worker.log_event(what.topic, msgspec.json.encode(message))


async def _serve(address: str, count: int) -> None:
    from distributed import Worker  # noqa: PLC0415

    workers = [
        Worker(address, nthreads=1, memory_limit=0, dashboard=False, heartbeat_interval="20s") for _ in range(count)
    ]
    await asyncio.gather(*workers)
    await asyncio.gather(*(worker.finished() for worker in workers))


if __name__ == "__main__":
    end_with_parent()
    asyncio.run(_serve(sys.argv[1], int(sys.argv[2])))
