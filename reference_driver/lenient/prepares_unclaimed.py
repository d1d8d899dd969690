"""The driver prepares models with operations that it reports as not supported, and their executions fail."""

from __future__ import annotations

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.overlooking import LaterFailing

PERMISSION = Permission(
    by="AOSP's CanonicalDevice, which does so; VTS 1.3 GeneratedTestHarness: a driver that is not sure may prepare; "
    "IDevice.hal 1.3, getSupportedOperations_1_3 promises nothing for what is not supported",
    forbidden_by=(
        "extensions.does_not_know_other_operations",
        "support.knows_what_it_does_not_know",
        "support.looks_into_graphs",
    ),
)


class PreparesUnclaimed(LaterFailing):
    """A device that finds out at execution that it has no kernel."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        return (ErrorStatus.NONE, ()) if status == ErrorStatus.GENERAL_FAILURE else (status, checked)
