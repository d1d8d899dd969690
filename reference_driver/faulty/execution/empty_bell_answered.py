"""A bell without a packet is answered with an error."""

from __future__ import annotations

from nnconform.harness.driver.message_queue import BrokenQueueError
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.bursts import Channel
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("burst_channel.lets_an_empty_bell_ring",)


class Faulty(Channel):
    """Answers whatever it reads."""

    def take(self) -> None:
        try:
            result = self.answer(self.requests.read())
        except BrokenQueueError:
            result = ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        self.send(result)


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty


open_device = driver_of(Prepared)
