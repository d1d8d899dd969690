"""A result that has no room is sent as far as it goes."""

from __future__ import annotations

from nnconform.harness.driver.burst_packets import encode_result
from nnconform.harness.driver.message_queue import DATUM_SIZE
from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.bursts import Channel
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("burst_channel.says_when_a_result_has_no_room",)


class Faulty(Channel):
    """Fills the queue."""

    def send(self, result: ExecutionResult) -> None:
        self.results.write(encode_result(result)[: self.results.capacity * DATUM_SIZE])


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty


open_device = driver_of(Prepared)
