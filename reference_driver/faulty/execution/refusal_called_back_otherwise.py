"""An execution that is refused with INVALID_ARGUMENT is called back with GENERAL_FAILURE."""

from __future__ import annotations

from nnconform.harness.driver.interface import ExecutionCallback
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.faulty.execution._model import Telling, driver_of

CAUGHT_BY = ("asynchronous.calls_back_once_when_it_refuses",)


class Prepared(Telling):
    """Has another word for its callback."""

    def tell(self, callback: ExecutionCallback, result: ExecutionResult) -> None:
        refused = result.status == ErrorStatus.INVALID_ARGUMENT
        callback(ExecutionResult(ErrorStatus.GENERAL_FAILURE) if refused else result)


open_device = driver_of(Prepared)
