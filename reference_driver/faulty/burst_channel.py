"""Faults of bursts whose requests and results are packets in queues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from nnconform.harness.driver.burst_packets import (
    REQUEST_LAYOUTS,
    BurstRequest,
    RequestTag,
    encode_result,
    request_datum,
    split,
)
from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.message_queue import DATUM_SIZE, BrokenQueueError
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.memory import Memory, Pool
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.reference_driver.bursts import BurstQueues, Slots
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


@fault("burst_channel.asks_for_memories", "burst_channel.asks_anew_for_what_is_freed")
class AsksForEverySlot(BurstQueues):
    """The driver asks the client for the memories of all slots up to the highest possible one, named or not."""

    def find_pools(self, slots: Sequence[int]) -> tuple[ErrorStatus, tuple[Pool, ...]]:
        self.memories(range(10))
        return super().find_pools(slots)


class _EndingChannel(BurstQueues):
    """A burst channel that marks its model as ended when it stops."""

    def stop(self) -> None:
        super().stop()
        assert isinstance(self.prepared, EndsItsModel)
        self.prepared.ended = True


@fault("burst_channel.can_be_closed_at_any_moment")
class EndsItsModel(ReferencePreparedModel):
    """Closing one burst of a prepared model makes all later executions of the model fail."""

    channel = _EndingChannel
    ended = False

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        return ExecutionResult(ErrorStatus.GENERAL_FAILURE) if self.ended else super().run(request, measure, limits)


@fault("burst_channel.measures_when_asked", "burst_channel.refuses_broken_packets")
class MeasuresEverAfter(BurstQueues):
    """Once one request of a burst asked for timing, all later ones are timed too."""

    measure = MeasureTiming.NO

    def decode(self, packet: bytes) -> BurstRequest:
        request = super().decode(packet)
        self.measure = max(self.measure, request.measure)
        return replace(request, measure=self.measure)


@fault(
    "burst_channel.asks_anew_for_what_is_freed",
    "burst_channel.fails_without_a_memory",
    "burst_channel.goes_by_the_slot",
)
class NeverForgets(BurstQueues):
    """A freed slot still refers to its memory."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.slots = _KeptSlots()


class _KeptSlots(Slots):
    """A slot table that never frees a slot."""

    def free(self, slot: int) -> None:
        """Do nothing."""


@fault("burst_channel.outlives_counters_that_cannot_be", limit=3)
class CountersBelieved(BurstQueues):
    """A queue counter that exceeds the queue's capacity ends the thread that reads it."""

    def take(self) -> None:
        try:
            packet = self.requests.read()
        except BrokenQueueError:
            self.stop()
        else:
            if packet:
                self.send(self.answer(packet))


@fault("burst_channel.lets_an_empty_bell_ring")
class EmptyBellAnswered(BurstQueues):
    """A signal without a packet is answered with an error."""

    def take(self) -> None:
        try:
            result = self.answer(self.requests.read())
        except BrokenQueueError:
            result = ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        self.send(result)


@fault("burst_channel.refuses_broken_packets", "burst_channel.leaves_nothing_of_its_own_in_results", limit=3)
class PacketEndsTheBurst(BurstQueues):
    """A malformed packet ends the thread that reads packets."""

    def answer(self, packet: bytes) -> ExecutionResult:
        try:
            self.decode(packet)
        except ValidationError:
            self.stop()
        return super().answer(packet)

    def send(self, result: ExecutionResult) -> None:
        if not self.stopped:
            super().send(result)


@fault("burst_channel.refuses_broken_packets", level=Level.TEXT)
class PacketLocationOverflows(BurstQueues):
    """Offset and length are added in 32 bits, so that a sum that is too large wraps to a small one."""

    def decode(self, packet: bytes) -> BurstRequest:
        request = super().decode(packet)

        def wrapped(argument: RequestArgument) -> RequestArgument:
            place = argument.location
            end = (place.offset + place.length) % 2**32
            if end == place.offset + place.length:
                return argument
            # The wrapped sum reads from the start of the memory instead.
            return replace(argument, location=replace(place, offset=0, length=24))

        inputs, outputs = (tuple(map(wrapped, each)) for each in (request.inputs, request.outputs))
        return replace(request, inputs=inputs, outputs=outputs)


@fault("burst_channel.refuses_broken_packets", level=Level.TEXT)
class PacketPoolIndexWraps(BurstQueues):
    """A pool index that is out of range is taken modulo the number of pools."""

    def decode(self, packet: bytes) -> BurstRequest:
        request = super().decode(packet)
        count = max(1, len(request.slots))

        def wrapped(argument: RequestArgument) -> RequestArgument:
            place = argument.location
            return replace(argument, location=replace(place, pool_index=place.pool_index % count))

        inputs, outputs = (tuple(map(wrapped, each)) for each in (request.inputs, request.outputs))
        return replace(request, inputs=inputs, outputs=outputs)


@fault("burst_channel.refuses_broken_packets")
class PacketRestOverlooked(BurstQueues):
    """Datums after a complete request are ignored instead of refused."""

    def decode(self, packet: bytes) -> BurstRequest:
        for end in range(24, len(packet) + 1, 24):
            try:
                return super().decode(_sized(packet[:end]))
            except ValidationError:
                continue
        return super().decode(packet)


def _sized(packet: bytes) -> bytes:
    """Return the packet with its size field set to its true size."""
    return packet[:4] + (len(packet) // 24).to_bytes(4, "little") + packet[8:]


HEADER = REQUEST_LAYOUTS[RequestTag.PACKET_INFORMATION]


@fault("burst_channel.refuses_broken_packets", level=Level.TEXT)
class PacketSizeOverlooked(BurstQueues):
    """The size field of a packet is not checked."""

    def decode(self, packet: bytes) -> BurstRequest:
        _, _, *counts = HEADER.unpack(packet[: HEADER.size])
        right = request_datum(RequestTag.PACKET_INFORMATION, len(packet) // HEADER.size, *counts)
        tag = packet[:1]
        return super().decode(tag + right[1:] + packet[HEADER.size :])


@fault("burst_channel.refuses_broken_packets")
class PacketTagsOverlooked(BurstQueues):
    """The tag of a datum is not checked: its position alone decides how it is read."""

    def decode(self, packet: bytes) -> BurstRequest:
        datums = split(packet)
        while True:
            try:
                return super().decode(b"".join(datums))
            except ValidationError as error:
                # Replaces each wrong tag by the one expected.
                if error.rule != "tag":
                    raise
                place, wanted = int(error.where.split()[-1]), int(str(error.wanted).partition(",")[0])
                datums[place] = bytes([wanted]) + datums[place][1:]


@fault("burst_channel.goes_round_its_queues")
class QueueReadStraightOn(BurstQueues):
    """A packet that wraps at the end of the queue is read past the end."""

    def take(self) -> None:
        place = self.datums_read % self.requests.capacity
        try:
            packet = self.requests.read()
        except BrokenQueueError:
            self.send(ExecutionResult(ErrorStatus.GENERAL_FAILURE))
            return
        count = len(packet) // DATUM_SIZE
        self.datums_read += count
        straight = (self.requests.capacity - place) * DATUM_SIZE
        if packet:
            self.send(self.answer(packet[:straight] + bytes(max(0, len(packet) - straight))))

    datums_read = 0


@fault("burst_channel.says_when_a_result_has_no_room")
class ResultIsCutOff(BurstQueues):
    """A result that does not fit in the queue is truncated."""

    def send(self, result: ExecutionResult) -> None:
        self.results.write(encode_result(result)[: self.results.capacity * DATUM_SIZE])


@fault("burst_channel.leaves_nothing_of_its_own_in_results")
class ResultPaddingNotCleared(BurstQueues):
    """Padding bytes of a result hold uninitialised memory."""

    def send(self, result: ExecutionResult) -> None:
        datums = [datum[:1] + b"\x5a" * 7 + datum[8:] for datum in split(encode_result(result))]
        if not self.results.write(b"".join(datums)):
            super().send(result)


@fault("burst_channel.says_when_a_result_has_no_room", limit=3)
class ResultWithoutRoomIsDropped(BurstQueues):
    """A result that does not fit in the queue is dropped, and no error is sent instead."""

    def send(self, result: ExecutionResult) -> None:
        self.results.write(encode_result(result))


@fault("burst_channel.executes_what_comes")
class ResultWithoutShapes(BurstQueues):
    """The result of a burst has no output shapes."""

    def send(self, result: ExecutionResult) -> None:
        super().send(ExecutionResult(result.status, (), result.timing))


@fault("burst_channel.refuses_broken_packets", "burst_channel.fails_without_a_memory")
class UnknownSlotIsAnEmptyMemory(BurstQueues):
    """A slot that the client does not know is read as a memory of zeros."""

    def find_pools(self, slots: Sequence[int]) -> tuple[ErrorStatus, tuple[Pool, ...]]:
        status, pools = super().find_pools(slots)
        if status == ErrorStatus.NONE:
            return status, pools
        return ErrorStatus.NONE, tuple([self.slots.get(slot) or Memory.create(1 << 16) for slot in slots])
