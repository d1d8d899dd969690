"""A driver that cannot execute models with some operations: the executions fail, and no result is wrong."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus, OperationType
from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


class Refusing(ReferencePreparedModel):
    """Fails for models with all operations of one of the device's groups."""

    device: Refuses

    def perform(self, *arguments, **more):
        has = {OperationType(step.type).name for step in self.model.main.operations}
        if any(group <= has for group in self.device.groups):
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().perform(*arguments, **more)


class Refuses(ReferenceDevice):
    """``refused`` names the groups, as in ``TANH,LESS*SELECT``."""

    prepared_model = Refusing

    def __init__(self, refused, **options):
        super().__init__(**options)
        self.groups = [set(group.split("*")) for group in refused.split(",")]
