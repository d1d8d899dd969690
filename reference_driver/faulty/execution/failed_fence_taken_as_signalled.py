"""A fence that fails lets the execution begin."""

from __future__ import annotations

from harness.driver.fences import FenceState
from reference_driver.faulty.execution._model import driver_of
from reference_driver.fenced import FencedExecution
from reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("fenced.fails_when_a_fence_fails",)


class Prepared(ReferencePreparedModel):
    """Is told that it may."""

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        super().fences_ended(execution, FenceState.SIGNALLED)


open_device = driver_of(Prepared)
