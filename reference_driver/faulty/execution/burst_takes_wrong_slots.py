"""Slots that are missing, too many or below -1 count as none."""

from __future__ import annotations

from collections.abc import Sequence

from harness.model.codes import MeasureTiming
from harness.model.request import ExecutionResult, Request
from reference_driver.bursts import ReferenceBurst
from reference_driver.faulty.execution._model import driver_of
from reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("burst.refuses_wrong_slots",)


class Faulty(ReferenceBurst):
    """Puts slots right."""

    def execute_synchronously(
        self, request: Request, slots: Sequence[int], measure: MeasureTiming = MeasureTiming.NO
    ) -> ExecutionResult:
        found = [max(slot, -1) for slot in slots][: len(request.pools)]
        found += [-1] * (len(request.pools) - len(found))
        return super().execute_synchronously(request, found, measure)


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    burst = Faulty


open_device = driver_of(Prepared)
