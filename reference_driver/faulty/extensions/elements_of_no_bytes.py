"""One more extension has operands of no bytes."""

from __future__ import annotations

from nnconform.harness.model.capabilities import Extension, ExtensionOperandType
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("extensions.operand_types_are_well_formed",)


class Faulty(ReferenceDevice):
    """Says more than is so."""

    def supported_extensions(self) -> tuple[ErrorStatus, tuple[Extension, ...]]:
        status, found = super().supported_extensions()
        return status, (*found, Extension("com.example.empty", (ExtensionOperandType(0, False, 0),)))


open_device = Faulty
