"""Asked a second time when the execution is over, the callback says GENERAL_FAILURE."""

from __future__ import annotations

from nnconform.harness.driver.interface import FencedExecutionInfo
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("fenced.says_that_it_is_not_over",)


class Execution(FencedExecution):
    """Forgets what it said."""

    def info(self) -> FencedExecutionInfo:
        found = super().info()
        self._info = None
        return found


class Prepared(ReferencePreparedModel):
    """Has such executions."""

    fenced = Execution


open_device = driver_of(Prepared)
