"""There is room for four memories: slots are taken modulo four."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "burst.goes_by_the_slot",
    "burst.keeps_the_others",
)


class Faulty(ReferenceBurst):
    """Has a small table."""

    def execute_synchronously(
        self, request: Request, slots: Sequence[int], measure: MeasureTiming = MeasureTiming.NO
    ) -> ExecutionResult:
        return super().execute_synchronously(request, [slot % 4 if slot >= 0 else slot for slot in slots], measure)

    def free_memory(self, slot: int) -> ErrorStatus:
        return super().free_memory(slot % 4 if slot >= 0 else slot)


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    burst = Faulty


open_device = driver_of(Prepared)
