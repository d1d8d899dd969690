"""Faults of times below 0, which the AIDL HAL can express and forbids."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import FencedResult
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.graph import Model
from nnconform.harness.model.request import Request
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_NEW = HalVersion.AIDL1


def _known(time: int | None) -> int | None:
    return time if time is not None and time >= 0 else None


@fault("deadlines.refuses_negative_times", hal=_NEW)
class NegativeIsNone(ReferencePreparedModel):
    """Any negative time of an execution stands for none, and not -1 alone."""

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        return super().limits(_known(deadline), _known(loop_timeout))


@fault("deadlines.refuses_negative_times", hal=_NEW)
class NegativeDurationIsNone(ReferencePreparedModel):
    """A negative duration stands for none."""

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        duration = _known(duration_after_fence)
        return super().execute_fenced(request, wait_for, measure, deadline, loop_timeout, duration)


@fault("deadlines.refuses_negative_times", hal=_NEW)
class NegativeDeadlineOfPreparationIsNone(ReferenceDevice):
    """A negative deadline of a preparation stands for none."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        own = Limits(_known(limits.deadline), limits.loop_timeout)
        return super().check_preparation(model, preference, priority, own)
