"""Memories without a slot are kept as those with one are, all under one number."""

from __future__ import annotations

from collections.abc import Sequence

from harness.model.codes import MeasureTiming
from harness.model.request import ExecutionResult, Request
from reference_driver.bursts import ReferenceBurst
from reference_driver.faulty.execution._model import driver_of
from reference_driver.prepared_model import ReferencePreparedModel

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
