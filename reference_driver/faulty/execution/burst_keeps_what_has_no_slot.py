"""Memories without a slot are kept as those with one are, all under one number."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("burst.keeps_nothing_without_a_slot",)


class Faulty(ReferenceBurst):
    """Has a slot for them too."""

    def execute_synchronously(
        self, request: Request, slots: Sequence[int], measure: MeasureTiming = MeasureTiming.NO
    ) -> ExecutionResult:
        if len(slots) == 2 and slots[0] == -1:
            slots = (1000, slots[1])
        return super().execute_synchronously(request, slots, measure)


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    burst = Faulty


open_device = driver_of(Prepared)
