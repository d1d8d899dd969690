"""A slot that the client knows nothing of is a memory of zeros."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.memory import Memory, Pool
from nnconform.reference_driver.bursts import Channel
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "burst_channel.refuses_broken_packets",
    "burst_channel.fails_without_a_memory",
)


class Faulty(Channel):
    """Makes do."""

    def find_pools(self, slots: Sequence[int]) -> tuple[ErrorStatus, tuple[Pool, ...]]:
        status, pools = super().find_pools(slots)
        if status == ErrorStatus.NONE:
            return status, pools
        return ErrorStatus.NONE, tuple([self.slots.get(slot) or Memory.create(1 << 16) for slot in slots])


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty


open_device = driver_of(Prepared)
