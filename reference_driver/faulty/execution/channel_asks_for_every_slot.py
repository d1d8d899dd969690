"""Memories are asked for up to the highest slot that there could be, named or not."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.memory import Pool
from nnconform.reference_driver.bursts import Channel
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "burst_channel.asks_for_memories",
    "burst_channel.asks_anew_for_what_is_freed",
)


class Faulty(Channel):
    """Wants to know the client's memories beforehand."""

    def find_pools(self, slots: Sequence[int]) -> tuple[ErrorStatus, tuple[Pool, ...]]:
        self.memories(range(10))
        return super().find_pools(slots)


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty


open_device = driver_of(Prepared)
