"""Every operation of a valid model is said to be supported, whatever it is."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("support.knows_what_it_does_not_know",)


class Faulty(ReferenceDevice):
    """Promises more than it keeps."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, (True,) * len(supported)


open_device = Faulty
