"""One more extension has capital letters and a space in its name."""

from __future__ import annotations

from nnconform.harness.model.capabilities import Extension
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("extensions.names_are_well_formed",)


class Faulty(ReferenceDevice):
    """Says more than is so."""

    def supported_extensions(self) -> tuple[ErrorStatus, tuple[Extension, ...]]:
        status, found = super().supported_extensions()
        return status, (*found, Extension("com.Example.my extension"))


open_device = Faulty
