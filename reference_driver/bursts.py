"""Bursts: sequences of executions that reuse the memories of earlier requests."""

from __future__ import annotations

import os
import select
import threading
import traceback
import weakref
from collections.abc import Callable, Sequence

from nnconform.harness.driver.burst_packets import BurstRequest, decode_request, encode_result
from nnconform.harness.driver.interface import Burst, BurstContext, MemoriesCallback, PreparedModel
from nnconform.harness.driver.message_queue import DATUM_SIZE, BrokenQueueError, MessageQueue
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.memory import Memory, Pool
from nnconform.harness.model.request import ExecutionResult, Request

# The longest result that every queue must have room for: a status, and no timing.
_SHORTEST = 2 * DATUM_SIZE
_FAILURE = encode_result(ExecutionResult(ErrorStatus.GENERAL_FAILURE))


class Slots:
    """A table of a burst's memories by slot number. Single dict operations need no lock."""

    def __init__(self) -> None:
        self._known: dict[int, Pool] = {}

    def keep(self, slot: int, pool: Pool) -> Pool:
        """Store ``pool`` under ``slot`` unless the slot is in use; return the memory stored there."""
        return self._known.setdefault(slot, pool)

    def unknown(self, slots: Sequence[int]) -> list[int]:
        """Return those of ``slots`` with no memory, each once."""
        return [slot for slot in dict.fromkeys(slots) if slot not in self._known]

    def get(self, slot: int) -> Pool | None:
        """Return the memory of ``slot``."""
        return self._known.get(slot)

    def free(self, slot: int) -> None:
        """Remove the memory of ``slot``."""
        self._known.pop(slot, None)


class ReferenceBurst(Burst):
    """A burst that gets its memories with each request."""

    def __init__(self, prepared: PreparedModel) -> None:
        self.prepared, self.slots = prepared, Slots()

    def execute_synchronously(
        self,
        request: Request,
        slots: Sequence[int],
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        if len(slots) != len(request.pools) or any(slot < -1 for slot in slots):
            return ExecutionResult(ErrorStatus.INVALID_ARGUMENT)
        slotted = zip(slots, request.pools, strict=True)
        pools = tuple([pool if slot == -1 else self.slots.keep(slot, pool) for slot, pool in slotted])
        own = Request(request.inputs, request.outputs, pools)
        return self.prepared.execute_synchronously(own, measure, deadline, loop_timeout)

    def free_memory(self, slot: int) -> ErrorStatus:
        if slot < 0:
            return ErrorStatus.INVALID_ARGUMENT
        self.slots.free(slot)
        return ErrorStatus.NONE

    def close(self) -> None:
        """Do nothing: the memories are released with this object."""


class BurstServer(BurstContext):
    """A burst whose packets come through queues and are read by its own thread."""

    def __init__(self, channel: BurstQueues) -> None:
        self._channel = channel
        self._thread = threading.Thread(target=channel.serve, name="reference-burst", daemon=True)
        self._thread.start()
        # The thread holds no reference to this object, and ends with it.
        self._stop = weakref.finalize(self, channel.stop)

    def free_memory(self, slot: int) -> None:
        self._channel.slots.free(slot)

    def close(self) -> None:
        self._stop()
        if self._thread is not threading.current_thread():
            self._thread.join()


class BurstQueues:
    """The queues, slots and model that a burst's thread works with."""

    def __init__(
        self, prepared: PreparedModel, memories: MemoriesCallback, requests: MessageQueue, results: MessageQueue
    ) -> None:
        self.prepared, self.memories, self.requests, self.results = prepared, memories, requests, results
        self.slots = Slots()
        self._stop = os.eventfd(0)
        # The caller that pops this token ends the thread. The pop is atomic, as a finaliser needs.
        self._running = [True]

    @property
    def stopped(self) -> bool:
        """Whether ``stop`` was called."""
        return not self._running

    def stop(self) -> None:
        """Make ``serve`` return after the current packet. May be called again."""
        try:
            self._running.pop()
        except IndexError:
            return
        os.eventfd_write(self._stop, 1)

    def serve(self) -> None:
        """Answer packets until ``stop`` is called."""
        ready = select.poll()
        ready.register(self.requests.bell, select.POLLIN)
        ready.register(self._stop, select.POLLIN)
        # Checks the descriptor, not the token: once it is readable, nothing is written to it any more.
        while self._stop not in dict(ready.poll()):
            self.take()
        for close in (self.requests.close, self.results.close):
            close()
        os.close(self._stop)

    def take(self) -> None:
        """Read a packet and answer it; a signal without a packet is ignored."""
        try:
            packet = self.requests.read()
        except BrokenQueueError:
            self.results.write(_FAILURE)
            return
        if packet:
            self.send(self.answer(packet))

    def answer(self, packet: bytes) -> ExecutionResult:
        """Return the result of a packet's request, also for an invalid packet."""
        try:
            request = self.decode(packet)
        except ValidationError:
            return ExecutionResult(ErrorStatus.INVALID_ARGUMENT)
        status, pools = self.find_pools(request.slots)
        if status != ErrorStatus.NONE:
            return ExecutionResult(status)
        return self.prepared.execute_synchronously(Request(request.inputs, request.outputs, pools), request.measure)

    def decode(self, packet: bytes) -> BurstRequest:
        """Decode a packet. Raises ValidationError."""
        return decode_request(packet)

    def find_pools(self, slots: Sequence[int]) -> tuple[ErrorStatus, tuple[Pool, ...]]:
        """Return a status and the memories of the slots; the client is asked for unknown ones."""
        if any(slot < 0 for slot in slots):
            return ErrorStatus.INVALID_ARGUMENT, ()
        unknown = self.slots.unknown(slots)
        if unknown:
            status, memories = self._ask(unknown)
            if status != ErrorStatus.NONE:
                return status, ()
            for slot, memory in zip(unknown, memories, strict=True):
                self.slots.keep(slot, memory)
        # Another thread may free a slot at any moment.
        pools = tuple([pool for slot in slots if (pool := self.slots.get(slot)) is not None])
        return (ErrorStatus.NONE if len(pools) == len(slots) else ErrorStatus.INVALID_ARGUMENT), pools

    def _ask(self, slots: Sequence[int]) -> tuple[ErrorStatus, Sequence[Memory]]:
        try:
            status, memories = self.memories(slots)
        except Exception:  # the client's, and no reason to leave its request without an answer
            traceback.print_exc()
            return ErrorStatus.GENERAL_FAILURE, ()
        if status == ErrorStatus.NONE and len(memories) != len(slots):
            return ErrorStatus.GENERAL_FAILURE, ()
        return status, memories

    def send(self, result: ExecutionResult) -> None:
        """Send the result, or a failure if the result does not fit in the queue."""
        if not self.results.write(encode_result(result)):
            self.results.write(_FAILURE)


def open_channel(
    channel_of: Callable[[PreparedModel, MemoriesCallback, MessageQueue, MessageQueue], BurstQueues],
    prepared: PreparedModel,
    memories: MemoriesCallback,
    requests: MessageQueue,
    results: MessageQueue,
) -> tuple[ErrorStatus, BurstServer | None]:
    """Start a burst through queues. INVALID_ARGUMENT if the result queue is too small for any result."""
    if results.capacity * DATUM_SIZE < _SHORTEST:
        requests.close()
        results.close()
        return ErrorStatus.INVALID_ARGUMENT, None
    return ErrorStatus.NONE, BurstServer(channel_of(prepared, memories, requests, results))
