"""An execution whose deadline has passed comes to NONE, and writes nothing."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("deadlines.executes_or_misses",)
SEEN_WHEN_BUSY_BY = ("deadlines.gives_up_what_has_no_end", "deadlines.works_after_a_missed_deadline")


class Prepared(ReferencePreparedModel):
    """Has nothing to do when it is too late."""

    def check_time(self, limits: Limits) -> ErrorStatus:
        return ErrorStatus.NONE

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if limits.are_over():
            return ExecutionResult(ErrorStatus.NONE)
        return super().run(request, measure, limits)


class Faulty(ReferenceDevice):
    """Prepares such models."""

    prepared_model = Prepared


open_device = Faulty
