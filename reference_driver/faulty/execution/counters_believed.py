"""A counter that says that there is more than a queue can hold ends the thread that reads it."""

from __future__ import annotations

from nnconform.harness.driver.message_queue import BrokenQueueError
from nnconform.reference_driver.bursts import Channel
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("burst_channel.outlives_counters_that_cannot_be",)
LIMIT = 3


class Faulty(Channel):
    """Does not expect counters that cannot be."""

    def take(self) -> None:
        try:
            packet = self.requests.read()
        except BrokenQueueError:
            self.stop()
        else:
            if packet:
                self.send(self.answer(packet))


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty


open_device = driver_of(Prepared)
