"""Executions that wait for a worker all get the request that was launched last."""

from __future__ import annotations

import time

from nnconform.harness.driver.interface import ExecutionCallback
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("asynchronous.calls_back_each",)


class Prepared(ReferencePreparedModel):
    """Has one place for the request of whatever comes next."""

    request: Request | None = None

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        if self.check(request, measure) == ErrorStatus.NONE:
            self.request = request
        return super().execute(request, measure, deadline, loop_timeout, callback)

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        # Slow enough for others to be launched meanwhile.
        time.sleep(0.03)
        return super().perform(self.request or request, measure, limits, began)


open_device = driver_of(Prepared)
