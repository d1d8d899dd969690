"""The execution time of WHILE is 0."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.capabilities import Capabilities, PerformanceInfo
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("basics.figures_are_positive",)


class Faulty(ReferenceDevice):
    """Claims to need no time."""

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        status, found = super().capabilities()
        return status, found and replace(found, while_performance=PerformanceInfo(0.0, 1.0))


open_device = Faulty
