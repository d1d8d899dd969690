"""A model with an operation that is not supported is refused as if it were invalid."""

from __future__ import annotations

from harness.model.codes import ErrorStatus
from harness.model.graph import Model
from harness.validate.model import CheckedGraph
from reference_driver.device import ReferenceDevice
from reference_driver.limits import Limits

CAUGHT_BY = ("support.knows_what_it_does_not_know", "extensions.does_not_know_other_operations")


class Faulty(ReferenceDevice):
    """Blames the client."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        return (ErrorStatus.INVALID_ARGUMENT if status == ErrorStatus.GENERAL_FAILURE else status), checked


open_device = Faulty
