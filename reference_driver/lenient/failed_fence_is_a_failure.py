"""A fenced execution with a fence that failed before the launch is refused with GENERAL_FAILURE."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.fences import FenceState, state_of
from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import Request
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="AOSP's sample driver, which waits for the fences in the call; no test of VTS 1.3 passes a failed fence",
    against_the_text="IPreparedModel.hal 1.3, executeFenced: INVALID_ARGUMENT for an invalid argument, fences in error "
    "states included",
    forbidden_by=("fenced.refuses_a_fence_that_has_failed",),
)


class FailedFenceIsAFailure(ReferencePreparedModel):
    """A prepared model for which a fence in an error state is a failure of the wait."""

    def check_fenced(self, request: Request, wait_for: Sequence[int], measure: int) -> ErrorStatus:
        failed = any(state_of(fence) is FenceState.FAILED for fence in wait_for)
        status = super().check_fenced(request, wait_for, measure)
        return ErrorStatus.GENERAL_FAILURE if failed and status == ErrorStatus.INVALID_ARGUMENT else status
