"""The version string is empty."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.driver.interface import DeviceInfo
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("basics.has_a_version",)


class Faulty(ReferenceDevice):
    """Says nothing of its version."""

    def info(self) -> DeviceInfo:
        return replace(super().info(), version="")


open_device = Faulty
