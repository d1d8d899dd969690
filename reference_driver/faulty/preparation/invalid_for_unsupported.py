"""A model with an operation that is not supported is refused as if it were invalid."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits

CAUGHT_BY = ("support.knows_what_it_does_not_know", "extensions.does_not_know_other_operations")


class Faulty(ReferenceDevice):
    """Blames the client."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        return (ErrorStatus.INVALID_ARGUMENT if status == ErrorStatus.GENERAL_FAILURE else status), checked


open_device = Faulty
