"""The time since the launch and the time since the last fence have changed places."""

from __future__ import annotations

from nnconform.harness.driver.interface import FencedExecutionInfo
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("fenced.tells_both_times_apart",)


class Execution(FencedExecution):
    """Mistakes one for the other."""

    def end(self, info: FencedExecutionInfo) -> None:
        super().end(FencedExecutionInfo(info.status, info.timing_fenced, info.timing_launched))


class Prepared(ReferencePreparedModel):
    """Has such executions."""

    fenced = Execution


open_device = driver_of(Prepared)
