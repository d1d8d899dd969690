"""Faults of drivers that count what fails, or what was never used: in the end what is valid is refused too.

``after`` is how many of them the driver survives.
"""

from __future__ import annotations

from typing import Any, ClassVar

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.fences import FenceState
from nnconform.harness.driver.interface import Buffer
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_OUTLAST = "lives.outlast_what_comes_and_goes"
_EARLY = (64, 256)
# How an execution that began may end.
_ENDS = ("OUTPUT_INSUFFICIENT_SIZE", "INVALID_ARGUMENT")


@fault(options={f"status={status}&after={after}": [_OUTLAST] for status in _ENDS for after in _EARLY})
class FailuresTakeContexts(ReferencePreparedModel):
    """An execution that fails with one status keeps its context; a prepared model has so many, and fails without."""

    status: str
    after: str
    kept = 0

    def perform(self, *arguments: Any) -> ExecutionResult:
        if self.kept >= int(self.after):
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        result = super().perform(*arguments)
        self.kept += result.status == ErrorStatus[self.status]
        return result


@fault(options={f"after={after}": [_OUTLAST] for after in _EARLY})
class LateExecutionsTakeContexts(ReferencePreparedModel):
    """An execution whose deadline has passed keeps its context; a prepared model has so many, and is late without."""

    after: str
    kept = 0

    def check_time(self, limits: Limits) -> ErrorStatus:
        if self.kept >= int(self.after):
            return ErrorStatus.MISSED_DEADLINE_PERSISTENT
        status = super().check_time(limits)
        self.kept += status == ErrorStatus.MISSED_DEADLINE_PERSISTENT
        return status


@fault(options={f"after={after}": [_OUTLAST] for after in _EARLY})
class FailedFencesTakeContexts(ReferencePreparedModel):
    """A fenced execution whose fence fails keeps its context; a prepared model has so many, and fails without."""

    after: str
    kept = 0

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        self.kept += state is FenceState.FAILED
        super().fences_ended(execution, state)

    def perform(self, *arguments: Any) -> ExecutionResult:
        if self.kept >= int(self.after):
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().perform(*arguments)


@fault(options={f"after={after}": [_OUTLAST] for after in _EARLY})
class RefusedBuffersTakePlaces(ReferenceDevice):
    """A buffer that is refused keeps its place; the device has so many, and no buffers without."""

    after: str
    kept: ClassVar[int] = 0

    def allocate(self, *arguments: Any) -> tuple[ErrorStatus, Buffer | None, int]:
        if self.kept >= int(self.after):
            return ErrorStatus.GENERAL_FAILURE, None, 0
        result = super().allocate(*arguments)
        type(self).kept += result[0] != ErrorStatus.NONE
        return result


class _Counted(ReferencePreparedModel):
    """A prepared model that keeps its place if it is closed before it was executed."""

    used = False

    def perform(self, *arguments: Any) -> ExecutionResult:
        self.used = True
        return super().perform(*arguments)

    def close(self) -> None:
        device: Any = self.device
        if not self.used:
            type(device).kept += 1
        super().close()


@fault(options={f"after={after}": [_OUTLAST] for after in _EARLY})
class UnusedModelsTakePlaces(ReferenceDevice):
    """A model that is closed before it was executed keeps its place; the device has so many, and prepares none
    without.
    """

    prepared_model = _Counted
    after: str
    kept: ClassVar[int] = 0

    def _prepare(self, *arguments: Any) -> Prepared:
        if self.kept >= int(self.after):
            return ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, None
        return super()._prepare(*arguments)
