"""A memory is kept under its place in the request, and the slot is not looked at."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "burst.goes_by_the_slot",
    "burst.exchanges_no_pools",
    "burst.keeps_the_others",
)


class Faulty(ReferenceBurst):
    """Counts the pools."""

    def execute_synchronously(
        self, request: Request, slots: Sequence[int], measure: MeasureTiming = MeasureTiming.NO
    ) -> ExecutionResult:
        places = [-1 if slot == -1 else place for place, slot in enumerate(slots)]
        return super().execute_synchronously(request, places if min(slots, default=0) > -2 else slots, measure)


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    burst = Faulty


open_device = driver_of(Prepared)
