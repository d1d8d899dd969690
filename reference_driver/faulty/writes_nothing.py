"""Says that an execution went well and leaves the outputs as they were."""

from __future__ import annotations

from harness.driver.interface import Device
from harness.model.codes import ErrorStatus, MeasureTiming, OperationType
from harness.model.request import ExecutionResult, OutputShape, Request
from reference_driver.device import ReferenceDevice
from reference_driver.faulty._base import has_operation
from reference_driver.limits import Limits
from reference_driver.prepared_model import ReferencePreparedModel


class _Prepared(ReferencePreparedModel):
    operation = OperationType.TANH

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if not has_operation(self.model, self.operation):
            return super().run(request, measure, limits)
        outputs = [self.model.main.operands[index] for index in self.model.main.output_indexes]
        return ExecutionResult(ErrorStatus.NONE, tuple(OutputShape(operand.dimensions) for operand in outputs))


def open_device(operation: str = "TANH", **options: str) -> Device:
    """The driver; option ``operation`` names the one that it does not write."""

    class Chosen(_Prepared):
        """Leaves the outputs of models with the operation that was asked for."""

    Chosen.operation = OperationType[operation]
    device = ReferenceDevice(**options)
    device.prepared_model = Chosen
    return device
