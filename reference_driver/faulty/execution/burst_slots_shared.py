"""All bursts of a prepared model have the same slots."""

from __future__ import annotations

from typing import Any

from nnconform.harness.driver.interface import PreparedModel
from nnconform.reference_driver.bursts import ReferenceBurst, Slots
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("burst.has_slots_of_its_own",)


class Faulty(ReferenceBurst):
    """Keeps its memories where the others do."""

    def __init__(self, prepared: PreparedModel) -> None:
        super().__init__(prepared)
        assert isinstance(prepared, Prepared)
        self.slots = prepared.slots


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    burst = Faulty

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.slots = Slots()


open_device = driver_of(Prepared)
