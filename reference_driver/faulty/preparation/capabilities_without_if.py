"""There is no figure of IF, which HAL 1.3 asks for."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.capabilities import Capabilities
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("basics.has_every_figure",)


class Faulty(ReferenceDevice):
    """Forgets a figure."""

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        status, found = super().capabilities()
        return status, found and replace(found, if_performance=None)


open_device = Faulty
