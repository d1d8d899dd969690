"""A fenced execution that has less than half a second after its fences is told at its launch to miss that time."""

from __future__ import annotations

import os
from collections.abc import Sequence

from nnconform.harness.driver.interface import FencedResult
from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.fenced import FencedExecution, close_fences
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="IPreparedModel.hal 1.3, executeFenced: MISSED_DEADLINE_* among the statuses that it returns; types.hal 1.3, "
    "ErrorStatus: a deadline that cannot be met; who never asks for so little time cannot tell",
    shows_in=("fenced_ends",),
)
# Nanoseconds.
_LEAST = 500_000_000


class MissesShortTimes(ReferencePreparedModel):
    """A prepared model of a device whose queue is long."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        duration = execution.limits.duration
        if duration is None or duration >= _LEAST:
            return super().launch_fenced(execution, wait_for)
        execution.abort(ErrorStatus.MISSED_DEADLINE_PERSISTENT)
        os.close(execution.result().fence)
        close_fences(wait_for)
        return FencedResult(ErrorStatus.MISSED_DEADLINE_PERSISTENT)
