"""The device is of type 0, which there is not."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.driver.interface import DeviceInfo
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("basics.has_a_type",)


class Faulty(ReferenceDevice):
    """Does not say what it is."""

    def info(self) -> DeviceInfo:
        return replace(super().info(), type=0)


open_device = Faulty
