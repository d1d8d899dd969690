"""The answers for the operations of a model come in reverse order."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("support.knows_what_it_does_not_know",)


class Faulty(ReferenceDevice):
    """Counts from the end."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, supported[::-1]


open_device = Faulty
