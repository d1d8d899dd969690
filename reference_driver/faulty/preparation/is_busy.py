"""The device says that it is busy, whatever it does."""

from __future__ import annotations

from nnconform.harness.model.codes import DeviceStatus
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = (
    "basics.is_available",
    "concurrency.survives_being_opened_and_closed",
    "concurrency.opens_several_at_once",
)


class Faulty(ReferenceDevice):
    """Never has time."""

    def status(self) -> DeviceStatus:
        return DeviceStatus.BUSY


open_device = Faulty
