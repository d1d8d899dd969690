"""Closing a prepared model leaves its fenced executions that have not begun without an end."""

from __future__ import annotations

from nnconform.harness.driver.fences import FenceState
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("overlap.closing_leaves_what_is_under_way",)
LIMIT = 3


class Prepared(ReferencePreparedModel):
    """Does not go on with them."""

    closed = False

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        if not self.closed:
            super().fences_ended(execution, state)

    def close(self) -> None:
        self.closed = True
        super().close()


open_device = driver_of(Prepared)
