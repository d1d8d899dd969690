"""The result of a burst has no output shapes."""

from __future__ import annotations

from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.bursts import Channel
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "burst_channel.executes_what_comes",
    "burst_channel.says_when_a_result_has_no_room",
)


class Faulty(Channel):
    """Sends the status and the times."""

    def send(self, result: ExecutionResult) -> None:
        super().send(ExecutionResult(result.status, (), result.timing))


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty


open_device = driver_of(Prepared)
