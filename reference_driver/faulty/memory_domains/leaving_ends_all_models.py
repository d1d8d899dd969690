"""When a client leaves, what the others prepared so far computes no more."""

from __future__ import annotations

from typing import Any

from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "isolation.goes_on_when_another_client_leaves",
    "isolation.keeps_buffers_when_another_client_leaves",
)


class Prepared(ReferencePreparedModel):
    """Lasts until somebody leaves."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.left = Faulty.left

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if self.left != Faulty.left:
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().run(request, measure, limits)


class Faulty(ReferenceDevice):
    """Takes one client for the last."""

    prepared_model = Prepared
    # How many clients have, of all that there were.
    left = 0

    def close(self) -> None:
        super().close()
        Faulty.left += 1


open_device = Faulty
