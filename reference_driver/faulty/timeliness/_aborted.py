"""What drivers have in common that tell an aborted execution in the wrong way."""

from __future__ import annotations

from collections.abc import Callable

from nnconform.harness.driver.interface import Device
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

MISSED = (ErrorStatus.MISSED_DEADLINE_TRANSIENT, ErrorStatus.MISSED_DEADLINE_PERSISTENT)

# What an aborted execution is said to have come to.
Tell = Callable[[ReferencePreparedModel, ExecutionResult], ExecutionResult]


def aborts_with(tell: Tell) -> Callable[..., Device]:
    """An ``open_device`` of a driver that tells by ``tell`` what its aborted executions of loops came to."""

    class Prepared(ReferencePreparedModel):
        """Says something else of what it aborted."""

        def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
            result = super().run(request, measure, limits)
            return tell(self, result) if result.status in MISSED and self.model.referenced else result

    class Faulty(ReferenceDevice):
        """Prepares such models."""

        prepared_model = Prepared

    return Faulty
