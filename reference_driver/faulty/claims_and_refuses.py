"""Claims every operation, and then refuses to prepare models with one of them (option ``operation``, default TANH)."""

from __future__ import annotations

from nnconform.harness.driver.interface import Device
from nnconform.harness.model.codes import ErrorStatus, OperationType
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty._base import has_operation
from nnconform.reference_driver.limits import Limits


class _Device(ReferenceDevice):
    def __init__(self, operation: OperationType, **options: str) -> None:
        super().__init__(**options)
        self.refused = operation

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if has_operation(model, self.refused):
            return ErrorStatus.GENERAL_FAILURE, ()
        return super().check_preparation(model, preference, priority, limits)


def open_device(operation: str = "TANH", **options: str) -> Device:
    """The driver."""
    return _Device(OperationType[operation], **options)
