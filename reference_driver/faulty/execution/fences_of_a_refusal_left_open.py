"""The fences that came with a refused execution stay open."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import FencedResult
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("fenced.closes_the_fences_that_it_was_given",)


class Prepared(ReferencePreparedModel):
    """Refuses before it takes what is its own."""

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        status = self.check_fenced(request, wait_for, measure)
        if status != ErrorStatus.NONE:
            return FencedResult(status)
        return super().execute_fenced(request, wait_for, measure, deadline, loop_timeout, duration_after_fence)


open_device = driver_of(Prepared)
