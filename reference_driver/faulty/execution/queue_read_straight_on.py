"""A packet that goes round the end of its queue is read straight on."""

from __future__ import annotations

from nnconform.harness.driver.message_queue import DATUM_SIZE, BrokenQueueError
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.bursts import Channel
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

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
