"""One more extension has a name without a vendor."""

from __future__ import annotations

from nnconform.harness.model.capabilities import Extension
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("extensions.names_are_well_formed",)


class Faulty(ReferenceDevice):
    """Says more than is so."""

    def supported_extensions(self) -> tuple[ErrorStatus, tuple[Extension, ...]]:
        status, found = super().supported_extensions()
        return status, (*found, Extension("fibonacci"))


open_device = Faulty
