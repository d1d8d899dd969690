"""A broken packet ends the thread that reads them."""

from __future__ import annotations

from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.bursts import Channel
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "burst_channel.refuses_broken_packets",
    "burst_channel.leaves_nothing_of_its_own_in_results",
)
LIMIT = 3


class Faulty(Channel):
    """Does not expect broken packets."""

    def answer(self, packet: bytes) -> ExecutionResult:
        try:
            self.decode(packet)
        except ValidationError:
            self.stop()
        return super().answer(packet)

    def send(self, result: ExecutionResult) -> None:
        if not self.stopped:
            super().send(result)


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty


open_device = driver_of(Prepared)
