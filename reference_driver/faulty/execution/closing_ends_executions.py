"""Closing a prepared model makes its executions under way fail."""

from __future__ import annotations

import time

from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("overlap.closing_leaves_what_is_under_way",)


class Prepared(ReferencePreparedModel):
    """Fails once it is closed."""

    closed = False

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        # Slow enough for what comes next to come before its end.
        time.sleep(0.01)
        if self.closed:
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().run(request, measure, limits)

    def close(self) -> None:
        self.closed = True
        super().close()


open_device = driver_of(Prepared)
