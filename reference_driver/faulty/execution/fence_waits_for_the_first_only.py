"""A fenced execution begins when the first fence of its list is signalled."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import FencedResult
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.fenced import FencedExecution, close_fences
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "fenced.waits_for_every_fence",
    "fenced.fails_when_a_fence_fails",
)


class Prepared(ReferencePreparedModel):
    """Knows one fence."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        close_fences(wait_for[1:])
        return super().launch_fenced(execution, wait_for[:1])


open_device = driver_of(Prepared)
