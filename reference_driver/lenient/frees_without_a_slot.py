"""``free_memory(-1)`` returns NONE: -1 stands for a memory that the burst does not keep."""

from __future__ import annotations

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.bursts import ReferenceBurst

PERMISSION = Permission(
    by="AOSP's burst adapter, which refuses what is below -1; the AIDL VTS frees -2 only; IBurst of the AIDL HAL, "
    "releaseMemoryResource: -1 is the token of no memory",
    forbidden_by=("burst.frees_what_it_may",),
)


class FreesWithoutASlot(ReferenceBurst):
    """A burst that has nothing to free without a slot."""

    def free_memory(self, slot: int) -> ErrorStatus:
        return ErrorStatus.NONE if slot == -1 else super().free_memory(slot)
