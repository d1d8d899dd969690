"""A result that has no room is not sent, and nothing in its place."""

from __future__ import annotations

from nnconform.harness.driver.burst_packets import encode_result
from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.bursts import Channel
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("burst_channel.says_when_a_result_has_no_room",)
LIMIT = 3


class Faulty(Channel):
    """Tries once."""

    def send(self, result: ExecutionResult) -> None:
        self.results.write(encode_result(result))


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty


open_device = driver_of(Prepared)
