"""Refuses a valid model in which a quantised tensor has a scale below 1e-30."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice

FOUND_BY, AS = "model", "rejected_valid"


class Faulty(ReferenceDevice):
    """Takes a small scale for none."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        if any(0 < each.scale < 1e-30 for each in model.main.operands):
            return ErrorStatus.INVALID_ARGUMENT, ()
        return super().supported_operations(model)


open_device = Faulty
