"""Closing one burst of a prepared model ends the model: whatever executes it then fails."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.bursts import Channel
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("burst_channel.can_be_closed_at_any_moment",)


class Faulty(Channel):
    """Takes its end for the model's."""

    def stop(self) -> None:
        super().stop()
        assert isinstance(self.prepared, Prepared)
        self.prepared.ended = True


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty
    ended = False

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        return ExecutionResult(ErrorStatus.GENERAL_FAILURE) if self.ended else super().run(request, measure, limits)


open_device = driver_of(Prepared)
