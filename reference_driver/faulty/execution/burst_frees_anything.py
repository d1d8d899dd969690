"""Freeing a negative slot is NONE."""

from __future__ import annotations

from harness.model.codes import ErrorStatus
from reference_driver.bursts import ReferenceBurst
from reference_driver.faulty.execution._model import driver_of
from reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("burst.frees_what_it_may",)


class Faulty(ReferenceBurst):
    """Never complains."""

    def free_memory(self, slot: int) -> ErrorStatus:
        super().free_memory(slot)
        return ErrorStatus.NONE


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    burst = Faulty


open_device = driver_of(Prepared)
