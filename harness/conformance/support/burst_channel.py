"""The client's side of a burst whose packets go through message queues."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.driver.burst_packets import BurstRequest, decode_result, encode_request
from nnconform.harness.driver.fences import FenceState, state_of
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.driver.message_queue import DEFAULT_CAPACITY, MessageQueue
from nnconform.harness.execution.expect import expect, fail, not_applicable
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult, Request

# How often, a millisecond apart, the state of a bell is read.
_POLLS = 500


class BurstChannel:
    """One burst. ``memories`` are the memories that the driver may ask for, by slot; ``requested_slots`` those it asked
    for.

    ``status`` is the result of configuring the burst; without a ``context`` nothing can be executed. ``on_request`` is
    called before the driver gets its answer, on the thread of the driver's call.
    """

    def __init__(
        self,
        session: Session,
        prepared: PreparedModel,
        request_capacity: int = DEFAULT_CAPACITY,
        result_capacity: int = DEFAULT_CAPACITY,
    ) -> None:
        self.memories: dict[int, Memory] = {}
        self.requested_slots: list[int] = []
        self.on_request: Callable[[], None] = lambda: None
        self._session = session
        self.requests, self.results = MessageQueue.create(request_capacity), MessageQueue.create(result_capacity)
        driver_queues = self.requests.other_side(), self.results.other_side()
        self.status, self.context = prepared.configure_burst_channel(self._provide_memories, *driver_queues)

    def _provide_memories(self, slots: Sequence[int]) -> tuple[ErrorStatus, Sequence[Memory]]:
        self.requested_slots += slots
        self.on_request()
        if any(slot not in self.memories for slot in slots):
            return ErrorStatus.INVALID_ARGUMENT, ()
        return ErrorStatus.NONE, tuple(self.memories[slot] for slot in slots)

    def exchange(self, packet: bytes) -> bytes:
        """Send a packet, valid or not, and return the answer. Raises DriverHung, DriverCrashed."""
        if not self.requests.write(packet):
            raise ValueError(f"a packet of {len(packet)} bytes has no room in the queue")
        return self.wait()

    def ring(self) -> None:
        """Ring the bell without a packet, and wait until the driver has seen it, at most half a second."""
        os.eventfd_write(self.requests.bell, 1)
        for _ in range(_POLLS):
            if state_of(self.requests.bell) is FenceState.PENDING:
                return
            time.sleep(0.001)

    def publish_wrong_counter(self, more: int) -> None:
        """Ring the bell with a counter that claims ``more`` datums than there are."""
        self.requests.publish_wrong_counter(more)

    def wait(self) -> bytes:
        """Wait for the next answer and return it. Raises DriverHung, DriverCrashed."""
        answer = b""
        while not answer:
            self._session.wait_for_fence(self.results.bell, "a burst")
            answer = self.results.read()
        return answer

    def execute(
        self, request: Request, slots: Sequence[int], measure: MeasureTiming = MeasureTiming.NO
    ) -> ExecutionResult:
        """Execute ``request``, whose pools have ``slots``. Raises ValidationError if the answer is malformed."""
        return decode_result(self.answer(request, slots, measure))

    def answer(self, request: Request, slots: Sequence[int], measure: MeasureTiming = MeasureTiming.NO) -> bytes:
        """Execute ``request`` likewise, and return the answer as it comes. Raises DriverHung, DriverCrashed."""
        for slot, pool in zip(slots, request.pools, strict=True):
            assert isinstance(pool, Memory)
            self.memories[slot] = pool
        return self.exchange(packet_of(request, slots, measure))

    def free_memory(self, slot: int) -> None:
        """Remove the memory of a slot, and have the driver free it."""
        self.memories.pop(slot, None)
        assert self.context is not None
        self.context.free_memory(slot)

    def end(self) -> None:
        """Close the burst; the queues stay open."""
        context, self.context = self.context, None
        if context is not None:
            context.close()

    def close(self) -> None:
        """Close the burst and its queues."""
        self.end()
        self.requests.close()
        self.results.close()


def open_channel(subject: Subject, prepared: PreparedModel, **capacities: int) -> BurstChannel:
    """Return a burst of ``prepared`` that is closed at the end of the trial.

    Raises VerdictReached: not applicable if the driver has no bursts through queues.
    """
    channel = BurstChannel(subject.session, prepared, **capacities)
    subject.closing.callback(channel.close)
    status = name_of(ErrorStatus, channel.status)
    expect(
        (channel.status == ErrorStatus.NONE) == (channel.context is not None),
        f"configure_burst_channel returned {status} and {channel.context!r}",
    )
    if channel.context is None:
        if channel.status == ErrorStatus.GENERAL_FAILURE:
            not_applicable("the driver has no bursts through queues")
        fail(f"configure_burst_channel: got {status}, wanted NONE")
    return channel


def decoded(execute: Callable[[], ExecutionResult]) -> ExecutionResult:
    """Return the result of an execution. Raises VerdictReached if the answer is no valid packet."""
    try:
        return execute()
    except ValidationError as error:
        fail(f"the answer is not a valid packet: {error}")


def packet_of(request: Request, slots: Sequence[int], measure: MeasureTiming = MeasureTiming.NO) -> bytes:
    """Return the packet of a request whose pools have ``slots``."""
    return encode_request(BurstRequest(request.inputs, request.outputs, tuple(slots), measure))
