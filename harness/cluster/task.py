"""What a Dask worker runs: a shard, in a child process, whose results are reported as they arrive.

The child is that of ``run_sharded``: it opens the driver, and a crash of it ends neither the worker nor its other work.
It stays for the next shard. Only the name of the work and plain data are sent.
"""

from __future__ import annotations

import os
import selectors
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from nnconform.harness.cluster.machine_lock import machine_lock
from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.process.jobs import CHUNK
from nnconform.harness.process.shard_child import ShardChild, WorkEnded
from nnconform.harness.results.environment import versions as versions_of

# Seconds that results may wait for others, and how many bytes of them may.
_PERIOD, _MOST = 0.2, 1 << 16
# Seconds between two looks whether the client still wants the shard.
_LOOK = 0.5
# The children that wait for work, by what they were started with.
_idle: dict[tuple[str, frozenset[tuple[str, str]]], list[ShardChild]] = {}
_lock = threading.Lock()


class Order(msgspec.Struct, frozen=True):
    """What a worker is asked for: a shard of the work of that name, and which it is.

    ``alone``: nothing else may run on the machine meanwhile.
    ``environment`` are variables for the driver's process. ``versions`` are those of the client.
    """

    topic: str
    number: int
    attempt: int
    work: str
    shard: msgspec.Raw
    alone: bool = False
    environment: dict[str, str] = {}
    versions: dict[str, str] = {}


class ShardReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a worker sends of a shard: its address as it begins, results, that it is done, or how the child ended."""

    number: int
    attempt: int
    began: str = ""
    results: tuple[msgspec.Raw, ...] = ()
    usage_error: str = ""
    driver_fault: str = ""
    stderr: str = ""
    ended: str = ""
    done: bool = False


def run(order: bytes) -> None:
    """Run the shard of an Order in JSON, and send ShardReports in JSON."""
    from distributed import get_worker  # noqa: PLC0415  an optional dependency

    worker, what = get_worker(), msgspec.json.decode(order, type=Order)
    key = worker.get_current_task()

    def send(**more: Any) -> None:
        message = ShardReport(what.number, what.attempt, **more)
        worker.log_event(what.topic, msgspec.json.encode(message))

    def is_wanted() -> bool:
        task = worker.state.tasks.get(key)
        return task is not None and task.state == "executing" and worker.status.name == "running"

    with machine_lock(alone=what.alone):
        send(began=worker.address)
        run_order(what, send, is_wanted)


def run_order(what: Order, send: Callable[..., None], is_wanted: Callable[[], bool]) -> None:
    """Run a shard and ``send`` the parts of its messages. Nothing is raised."""
    batches = _Batches(send)
    try:
        _expect_same(what.versions)
        with _child(what) as child:
            for results in _results(child, what.shard, batches, is_wanted):
                batches.add(results)
            batches.flush()
            if child.done:
                send(done=True)
            elif is_wanted():
                send(ended=f"its process {child.how_it_ended()}")
    except WorkEnded as end:
        batches.flush()
        send(ended=f"its process {end}")
    except UsageError as error:
        batches.flush()
        send(usage_error=str(error))
    except DriverFault as fault:
        batches.flush()
        send(driver_fault=str(fault), stderr=fault.stderr)


class _Batches:
    """Results that wait to be sent together. The first after a while is sent at once."""

    def __init__(self, send: Callable[..., None]) -> None:
        self._send = send
        self._waiting: list[msgspec.Raw] = []
        self._bytes, self._sent = 0, 0.0

    def add(self, results: list[msgspec.Raw]) -> None:
        self._waiting += results
        self._bytes += sum(len(bytes(each)) for each in results)
        if self._bytes >= _MOST or time.monotonic() - self._sent >= _PERIOD:
            self.flush()

    def flush(self) -> None:
        if self._waiting:
            self._send(results=tuple(self._waiting))
            self._waiting, self._bytes, self._sent = [], 0, time.monotonic()


def _results(
    child: ShardChild, shard: msgspec.Raw, batches: _Batches, is_wanted: Callable[[], bool]
) -> Iterator[list[msgspec.Raw]]:
    """Yield what each output of the child completes, until the shard is done, the child ends, or nobody wants it."""
    child.give(bytes(shard))
    looked = time.monotonic()
    with selectors.DefaultSelector() as ready:
        ready.register(child.output, selectors.EVENT_READ)
        while not child.done:
            if ready.select(_PERIOD):
                more = os.read(child.output.fileno(), CHUNK)
                if not more:
                    return
                yield from _completed(child, more)
            else:
                batches.flush()
            if time.monotonic() - looked >= _LOOK:
                if not is_wanted():
                    return
                looked = time.monotonic()


def _completed(child: ShardChild, more: bytes) -> Iterator[list[msgspec.Raw]]:
    """Yield the results that ``more`` of the output completes, also those before an error."""
    found: list[msgspec.Raw] = []
    try:
        for each in child.results(more):
            found.append(each)
    except (UsageError, DriverFault, WorkEnded):
        yield found
        raise
    yield found


@contextmanager
def _child(what: Order) -> Iterator[ShardChild]:
    """Give a child for the work, one that waits or a new one; keep it for the next shard if it did its work."""
    key = what.work, frozenset(what.environment.items())
    with _lock:
        child = _idle[key].pop() if _idle.get(key) else None
    if child is None or child.has_ended():
        child = ShardChild(what.work, what.environment)
    try:
        yield child
    except BaseException:
        child.end()
        raise
    if child.done:
        with _lock:
            _idle.setdefault(key, []).append(child)
    else:
        child.end()


def _expect_same(versions: dict[str, str]) -> None:
    """Raise UsageError if the client has another version of a package."""
    here = versions_of(versions)
    for name, wanted in versions.items():
        if here.get(name) != wanted:
            raise UsageError(
                f"a worker has {name} {here.get(name) or 'not at all'}, the client {wanted}: install the same on both"
            )
