"""An answer is given for the operations of models that are invalid."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("support.refuses_a_cycle",)


class Faulty(ReferenceDevice):
    """Says both."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, supported if status == ErrorStatus.NONE else (False,) * len(model.main.operations)


open_device = Faulty
