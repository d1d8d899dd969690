"""A slot that was freed still names the memory that it named."""

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
    """Says that it forgot."""

    def free_memory(self, slot: int) -> ErrorStatus:
        return ErrorStatus.NONE if slot >= 0 else ErrorStatus.INVALID_ARGUMENT


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    burst = Faulty


open_device = driver_of(Prepared)
