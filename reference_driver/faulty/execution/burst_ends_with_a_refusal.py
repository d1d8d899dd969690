"""A burst that refused a request fails ever after."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "burst.outlives_a_refusal",
    "burst.refuses_wrong_slots",
)


class Faulty(ReferenceBurst):
    """Takes offence."""

    ended = False

    def execute_synchronously(
        self, request: Request, slots: Sequence[int], measure: MeasureTiming = MeasureTiming.NO
    ) -> ExecutionResult:
        if self.ended:
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        result = super().execute_synchronously(request, slots, measure)
        self.ended = result.status == ErrorStatus.INVALID_ARGUMENT
        return result


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    burst = Faulty


open_device = driver_of(Prepared)
