"""The workers that compute are the ones who wait for fences."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.fences import FenceState
from nnconform.harness.driver.fences import wait_for as wait_for_fence
from nnconform.harness.driver.interface import FencedResult
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.fenced import FencedExecution, close_fences, status_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "fenced.lets_others_go_first",
    "fenced.fails_when_a_fence_fails",
)
LIMIT = 3


class Prepared(ReferencePreparedModel):
    """Waits where it should compute."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        result = execution.result()

        def work() -> None:
            states = [wait_for_fence(fence, None) for fence in wait_for]
            close_fences(wait_for)
            failed = [state for state in states if state is not FenceState.SIGNALLED]
            if failed:
                execution.abort(status_of(failed[0]))
            else:
                execution.begin()
                execution.run()

        self.launch(work, execution.limits.limits, lambda: execution.abort(ErrorStatus.MISSED_DEADLINE_TRANSIENT))
        return result


open_device = driver_of(Prepared)
