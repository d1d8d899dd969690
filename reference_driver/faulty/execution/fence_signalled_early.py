"""The fence is signalled before the execution has computed."""

from __future__ import annotations

import time

from nnconform.harness.driver.interface import FencedExecutionInfo
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "fenced.waits_for_every_fence",
    "fenced.takes_fences_that_are_signalled",
    "fenced.is_done_when_its_fence_is_signalled",
    "fenced.can_be_chained",
    "fenced.refuses_a_fence_that_has_failed",
    "fenced.fails_when_a_fence_fails",
    "fenced.refuses_outputs_that_are_not_known",
    "fenced.lets_others_go_first",
)


class Execution(FencedExecution):
    """Says that all is well, and then sees to it."""

    def run(self) -> None:
        self.end(FencedExecutionInfo(ErrorStatus.NONE))
        time.sleep(0.3)
        self._work(self._inner)


class Prepared(ReferencePreparedModel):
    """Has such executions."""

    fenced = Execution


open_device = driver_of(Prepared)
