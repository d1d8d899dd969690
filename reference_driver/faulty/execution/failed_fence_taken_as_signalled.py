"""A fence that fails lets the execution begin."""

from __future__ import annotations

from nnconform.harness.driver.fences import FenceState
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("fenced.fails_when_a_fence_fails",)


class Prepared(ReferencePreparedModel):
    """Is told that it may."""

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        super().fences_ended(execution, FenceState.SIGNALLED)


open_device = driver_of(Prepared)
