"""Says that an execution went well and leaves the outputs as they were."""

from __future__ import annotations

from nnconform.harness.driver.interface import Device
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming, OperationType
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty._base import has_operation
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


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
