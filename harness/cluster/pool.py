"""Shards on the workers of a Dask cluster. Workers may come and go, and so may the scheduler."""

from __future__ import annotations

import math
import os
import queue
import time
import uuid
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from nnconform.harness.arguments import MEMORY_VARIABLE
from nnconform.harness.cluster import task
from nnconform.harness.cluster.connection import ClusterConnection
from nnconform.harness.cluster.ledger import ShardLedger
from nnconform.harness.cluster.task import Order, ShardReport
from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.process.pool import Shard
from nnconform.harness.process.shard_child import decode, encode, work_name
from nnconform.harness.results.environment import versions

_Shard = TypeVar("_Shard", bound=Shard)
_Result = TypeVar("_Result")

# Shards for each one that runs at the same time, so that all workers end at about the same time; and how many times
# more units than the least that is worth a shard it has at most, so that a worker that comes late gets some.
_SHARDS_PER_SLOT, _LARGEST = 8, 50
# Seconds between two looks at the connection, and that messages may take longer than the end of their shard.
_LOOK, _LATE = 0.5, 10.0
# Seconds between two questions for the number of workers.
_ASK = 5.0
# So many processes that end before the first result say that all would.
_HOPELESS = 10
# The variables that decide what a driver's process does.
_VARIABLES = (MEMORY_VARIABLE, "NNCONFORM_EXTENSIONS", "OPENBLAS_NUM_THREADS")


class ClusterPool:
    """The workers of a cluster as a Pool. ``measured``: each shard has its machine to itself."""

    alone = False
    away = True

    def __init__(self, connection: ClusterConnection, *, measured: bool = False) -> None:
        self._connection, self._measured = connection, measured
        self._asked, self._count = -math.inf, 0

    def shares(self, count: int, *, least: int = 1, at_once: bool = False) -> int:
        slots = max(1, self._connection.slots())
        if at_once:
            return slots
        wanted = max(_SHARDS_PER_SLOT * slots, math.ceil(count / (_LARGEST * least)))
        return max(1, min(slots, count), min(wanted, count // least))

    def describe(self) -> str:
        """Return how many workers there are now that can run a shard."""
        # Asked for with each line of progress, several times a second on a terminal.
        if time.monotonic() - self._asked >= _ASK:
            self._asked, self._count = time.monotonic(), self._connection.workers()
        count = self._count
        return f"{count} worker{'s' * (count != 1)}"

    def run(
        self, work: Callable[[_Shard], Iterable[_Result]], shards: Sequence[_Shard], result: type[_Result]
    ) -> Generator[_Result, None, None]:
        """Yield the results of ``work`` on each shard, in the order in which they arrive: each unit's once, whatever
        becomes of workers.

        A unit that ends the process that runs it, or its worker, twice has the result ``lost`` of its shard. Raises
        UsageError and DriverFault that ``work`` raises, and UsageError if the scheduler does not come back. The caller
        closes the generator: what runs then is stopped.
        """
        errand = _Errand(self._connection, work_name(work), shards, measured=self._measured)
        try:
            yield from errand.results(lambda each: decode(each, result))
        finally:
            errand.close()


class _Errand:
    """Shards on their way."""

    def __init__(self, connection: ClusterConnection, work: str, shards: Sequence[Any], *, measured: bool) -> None:
        self._connection, self._work, self._measured = connection, work, measured
        self._topic = f"nnconform-{uuid.uuid4().hex}"
        self._inbox: queue.SimpleQueue[ShardReport | tuple[int, int, Any]] = queue.SimpleQueue()
        self._ledgers = [ShardLedger(number, shard) for number, shard in enumerate(shards)]
        self._open = {each.number for each in self._ledgers if each.left is not None}
        self._futures: dict[int, Any] = {}
        # Which worker began an attempt, and when an attempt was known to be over.
        self._began: dict[tuple[int, int], str] = {}
        self._over: dict[tuple[int, int], float] = {}
        # Processes that ended, until one has a result: then it is not the work as a whole that ends them.
        self._ended: int | None = 0
        self._environment = {name: os.environ[name] for name in _VARIABLES if name in os.environ}
        self._versions = {name: version for name, version in versions().items() if name != "python"}

    def results(self, decoded: Callable[[msgspec.Raw], Any]) -> Iterator[Any]:
        """Yield all results."""
        self._connection.listen(self._topic, self._receive)
        for number in sorted(self._open):
            self._send(self._ledgers[number])
        looked = time.monotonic()
        while self._open:
            with suppress(queue.Empty):
                what = self._inbox.get(timeout=_LOOK)
                if isinstance(what, ShardReport):
                    yield from self._take(what, decoded)
                else:
                    yield from self._conclude(*what)
            if time.monotonic() - looked >= _LOOK:
                looked = time.monotonic()
                if self._connection.is_lost():
                    self._begin_again()
                self._miss(looked)

    def close(self) -> None:
        """Stop what runs."""
        for future in self._futures.values():
            with suppress(Exception):  # the scheduler may have gone
                future.cancel(reason="the campaign has ended", msg="")
        self._connection.forget(self._topic)

    def _receive(self, message: bytes) -> None:
        self._inbox.put(msgspec.json.decode(message, type=ShardReport))

    def _send(self, ledger: ShardLedger) -> None:
        """Send out what is left of a shard."""
        ledger.attempt += 1
        number, attempt = ledger.number, ledger.attempt
        order = Order(
            self._topic,
            number,
            attempt,
            self._work,
            msgspec.Raw(encode(ledger.next_block())),
            self._measured,
            self._environment,
            self._versions,
        )
        resources = dict(self._connection.where.resources) or None
        future = self._connection.client.submit(
            task.run,
            msgspec.json.encode(order),
            key=f"{self._topic}-{number}-{attempt}",
            resources=resources,
            pure=False,
        )
        self._futures[number] = future
        future.add_done_callback(lambda done: self._inbox.put((number, attempt, done)))

    def _is_old(self, number: int, attempt: int) -> bool:
        ledger = self._ledgers[number]
        return ledger.left is None or attempt != ledger.attempt

    def _take(self, message: ShardReport, decoded: Callable[[msgspec.Raw], Any]) -> Iterator[Any]:
        """Take a message of a worker."""
        which, ledger = (message.number, message.attempt), self._ledgers[message.number]
        # What an attempt that was given up has done is as good as any.
        yield from ledger.new(decoded(each) for each in message.results)
        if message.results:
            self._ended = None
        if self._is_old(*which):
            return
        if message.usage_error:
            raise UsageError(message.usage_error)
        if message.driver_fault:
            raise DriverFault(message.driver_fault, message.stderr)
        if message.began and which in self._began:
            # Dask has given the shard to another worker.
            yield from ledger.worker_lost(f"the worker that ran it, {self._began[which]}, was lost")
            self._resend(ledger)
        elif message.began:
            self._began[which] = message.began
        elif message.ended:
            if self._ended is not None:
                self._ended += 1
                if self._ended == _HOPELESS:
                    raise UsageError(
                        f"{_HOPELESS} processes ended before there was any result; of the last one, {message.ended}; "
                        "use a service: address, so that the driver cannot end them"
                    )
            yield from ledger.process_ended(message.ended)
            self._resend(ledger)
        elif message.done:
            ledger.block_done()
            self._resend(ledger)

    def _conclude(self, number: int, attempt: int, future: Any) -> Iterator[Any]:
        """Take the end of a future; what it did is in messages."""
        if self._is_old(number, attempt):
            return
        if future.status == "finished":
            self._over[number, attempt] = time.monotonic()
        elif future.status == "error":
            error = future.exception(timeout=_LATE)
            if type(error).__name__ != "KilledWorker":
                raise UsageError(f"a worker could not run a shard: {type(error).__name__}: {error}")
            yield from self._ledgers[number].worker_lost("the workers that ran it were lost")
            self._resend(self._ledgers[number])

    def _resend(self, ledger: ShardLedger) -> None:
        """Send out what is left of a shard, if anything, and forget what was sent before."""
        old = self._futures.pop(ledger.number, None)
        if ledger.left is None:
            self._open.discard(ledger.number)
        else:
            self._send(ledger)
        if old is not None:
            with suppress(Exception):  # the scheduler may have gone
                old.cancel(reason="over, or given to another worker", msg="")

    def _begin_again(self) -> None:
        """Wait for the scheduler, and send out all that is left: a new one knows nothing."""
        self._connection.renew()
        for number in sorted(self._open):
            self._ledgers[number].rest()
            self._resend(self._ledgers[number])

    def _miss(self, now: float) -> None:
        """Send out again what is left of shards that are over, and of which messages do not arrive."""
        for (number, attempt), when in list(self._over.items()):
            if not self._is_old(number, attempt) and now - when > _LATE:
                self._ledgers[number].rest()
                self._resend(self._ledgers[number])
