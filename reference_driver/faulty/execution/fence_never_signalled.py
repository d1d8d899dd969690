"""The fence of an execution that waited for several others is never signalled."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace

from nnconform.harness.driver.interface import FencedResult
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "fenced.waits_for_every_fence",
    "fenced.takes_fences_that_are_signalled",
    "fenced.fails_when_a_fence_fails",
)
LIMIT = 3


class Prepared(ReferencePreparedModel):
    """Gives a fence that nobody will signal."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        result = super().launch_fenced(execution, wait_for)
        if len(wait_for) < 2:
            return result
        os.close(result.fence)
        return replace(result, fence=os.eventfd(0))


open_device = driver_of(Prepared)
