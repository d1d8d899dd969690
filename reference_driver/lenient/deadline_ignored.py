"""The deadline of an execution has no effect, and neither has the duration after its fences."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import FencedResult
from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import Request
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="IPreparedModel.hal 1.3: an execution that cannot meet its deadline may be aborted; VTS 1.3 "
    "QualityOfServiceTests: done, or MISSED_DEADLINE_*",
    forbidden_by=("deadlines.gives_up_what_has_no_end", "fenced_ends.ends_what_outlasts_its_duration"),
)


def _refused(time: int | None) -> int | None:
    """Return a time that AIDL lets nobody give, which is refused all the same; None for another."""
    return time if time is not None and time < 0 else None


class DeadlineIgnored(ReferencePreparedModel):
    """A prepared model whose executions are never aborted for their deadline."""

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        return super().limits(_refused(deadline), loop_timeout)

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        duration = _refused(duration_after_fence)
        return super().execute_fenced(request, wait_for, measure, deadline, loop_timeout, duration)
