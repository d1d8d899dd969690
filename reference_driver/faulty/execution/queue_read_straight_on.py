"""A packet that goes round the end of its queue is read straight on."""

from __future__ import annotations

from harness.driver.message_queue import DATUM_SIZE, BrokenQueueError
from harness.model.codes import ErrorStatus
from harness.model.request import ExecutionResult
from reference_driver.bursts import Channel
from reference_driver.faulty.execution._model import driver_of
from reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("burst_channel.goes_round_its_queues",)


class Faulty(Channel):
    """Has a longer queue than there is."""

    def take(self) -> None:
        place = self.taken % self.requests.capacity
        try:
            packet = self.requests.read()
        except BrokenQueueError:
            self.send(ExecutionResult(ErrorStatus.GENERAL_FAILURE))
            return
        count = len(packet) // DATUM_SIZE
        self.taken += count
        straight = (self.requests.capacity - place) * DATUM_SIZE
        if packet:
            self.send(self.answer(packet[:straight] + bytes(max(0, len(packet) - straight))))

    taken = 0


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty


open_device = driver_of(Prepared)
