"""There is no answer for the last operation of a model."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("support.answers_for_each_operation", "extensions.does_not_know_other_operations")


class Faulty(ReferenceDevice):
    """Counts one too few."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, supported[:-1]


open_device = Faulty
