"""Freeing a slot that is free is INVALID_ARGUMENT."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("burst.frees_what_it_may",)


class Faulty(ReferenceBurst):
    """Wants every slot to be used."""

    def free_memory(self, slot: int) -> ErrorStatus:
        return ErrorStatus.INVALID_ARGUMENT if self.slots.unknown([slot]) else super().free_memory(slot)


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    burst = Faulty


open_device = driver_of(Prepared)
