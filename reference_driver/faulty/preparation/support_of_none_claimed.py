"""No operation is said to be supported, though every model is prepared."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("support.says_of_something_that_it_supports_it",)


class Faulty(ReferenceDevice):
    """Hides what it can."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, (False,) * len(supported)


open_device = Faulty
