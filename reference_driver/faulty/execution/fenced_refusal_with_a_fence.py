"""A fenced execution that is refused gives a fence all the same."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace

from nnconform.harness.driver.interface import FencedResult
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "fenced.refuses_a_fence_that_has_failed",
    "fenced.refuses_outputs_that_are_not_known",
    "fenced.refuses_outputs_without_room",
)


class Prepared(ReferencePreparedModel):
    """Makes the fence first."""

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        result = super().execute_fenced(request, wait_for, measure, deadline, loop_timeout, duration_after_fence)
        return result if result.status == ErrorStatus.NONE else replace(result, fence=os.eventfd(1))


open_device = driver_of(Prepared)
