"""The driver refuses a model with an operation that it does not support with INVALID_ARGUMENT."""

from __future__ import annotations

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice

PERMISSION = Permission(
    by="AOSP's sample drivers, which do so; VTS 1.3 GeneratedTestHarness: any error for what is not all supported; "
    "IDevice.hal 1.3, prepareModel_1_3 names no status for it",
    forbidden_by=(
        "extensions.does_not_know_other_operations",
        "support.knows_what_it_does_not_know",
        "support.looks_into_graphs",
    ),
)


class UnsupportedIsInvalid(ReferenceDevice):
    """A device that has one status for every model that it does not prepare."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        return (ErrorStatus.INVALID_ARGUMENT if status == ErrorStatus.GENERAL_FAILURE else status), checked
