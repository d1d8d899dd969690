"""Freeing a slot frees the one after it."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "burst.forgets_what_is_freed",
    "burst.keeps_the_others",
)


class Faulty(ReferenceBurst):
    """Counts from 1."""

    def free_memory(self, slot: int) -> ErrorStatus:
        return super().free_memory(slot + 1 if slot >= 0 else slot)


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    burst = Faulty


open_device = driver_of(Prepared)
