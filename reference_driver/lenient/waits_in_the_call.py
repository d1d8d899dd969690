"""The call that launches a fenced execution waits for its fences, executes, and returns no fence if that succeeds."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.fences import wait_for as wait_for_fence
from nnconform.harness.driver.interface import FencedResult
from nnconform.harness.driver.permission import Permission
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.lenient._over import NO_FENCE, over
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="AOSP's sample driver, which waits for each fence in executeFenced; no test of VTS 1.3 gives it one that is not "
    "signalled",
    against_the_text="IPreparedModel.hal 1.3, executeFenced: the call returns at once, and the execution waits",
    forbidden_by=("fenced.returns_before_its_fences_are_signalled",),
    shows_in=("buffer_states", "fenced_ends", "framework", "overlap", "reusable", "timing", "waits"),
)


class WaitsInTheCall(ReferencePreparedModel):
    """A prepared model whose fenced executions are over when they have been launched."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        result = super().launch_fenced(execution, wait_for)
        if result.fence == NO_FENCE:
            return result
        wait_for_fence(result.fence, None)
        return over(execution, result)
