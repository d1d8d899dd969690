"""Slots that are missing, too many or below -1 count as none."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

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
