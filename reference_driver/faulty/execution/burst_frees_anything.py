"""Freeing a negative slot is NONE."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

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
