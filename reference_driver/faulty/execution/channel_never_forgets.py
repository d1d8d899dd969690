"""A slot that was freed still names the memory that it named."""

from __future__ import annotations

from typing import Any

from nnconform.reference_driver.bursts import Channel, Slots
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "burst_channel.asks_anew_for_what_is_freed",
    "burst_channel.fails_without_a_memory",
)


class Faulty(Channel):
    """Has slots that are not freed."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.slots = _Slots()


class _Slots(Slots):
    """Keeps them."""

    def free(self, slot: int) -> None:
        """Say that it is forgotten."""


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty


open_device = driver_of(Prepared)
