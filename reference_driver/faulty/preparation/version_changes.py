"""The version string is another one each time that the driver starts."""

from __future__ import annotations

import time
from dataclasses import replace

from nnconform.harness.driver.interface import DeviceInfo
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("basics.says_the_same_after_a_restart",)


class Faulty(ReferenceDevice):
    """Takes the time of its start for its version."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.started = time.monotonic_ns()

    def info(self) -> DeviceInfo:
        return replace(super().info(), version=f"1.{self.started}")


open_device = Faulty
