"""A fenced execution begins at once, whatever it is to wait for."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import FencedResult
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.fenced import FencedExecution, close_fences
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "fenced.waits_for_every_fence",
    "fenced.can_be_chained",
    "fenced.fails_when_a_fence_fails",
    "fenced.says_that_it_is_not_over",
    "fenced.tells_both_times_apart",
)


class Prepared(ReferencePreparedModel):
    """Closes the fences and goes on."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        close_fences(wait_for)
        return super().launch_fenced(execution, ())


open_device = driver_of(Prepared)
