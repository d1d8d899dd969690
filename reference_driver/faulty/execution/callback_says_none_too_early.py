"""The callback of a fenced execution says NONE while it is still to begin."""

from __future__ import annotations

from nnconform.harness.driver.interface import FencedExecutionInfo
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("fenced.says_that_it_is_not_over",)


class Execution(FencedExecution):
    """Hopes for the best."""

    def info(self) -> FencedExecutionInfo:
        return self._info or FencedExecutionInfo(ErrorStatus.NONE)


class Prepared(ReferencePreparedModel):
    """Has such executions."""

    fenced = Execution


open_device = driver_of(Prepared)
