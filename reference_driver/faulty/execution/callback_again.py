"""The callback of an execution is called a second time when the next one ends."""

from __future__ import annotations

from nnconform.harness.driver.interface import ExecutionCallback
from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.faulty.execution._model import Telling, driver_of

CAUGHT_BY = (
    "asynchronous.calls_back_once",
    "asynchronous.calls_back_each",
    "asynchronous.calls_back_once_when_it_refuses",
)


class Prepared(Telling):
    """Remembers the last callback."""

    last: tuple[ExecutionCallback, ExecutionResult] | None = None

    def tell(self, callback: ExecutionCallback, result: ExecutionResult) -> None:
        last, self.last = self.last, (callback, result)
        if last:
            last[0](last[1])
        callback(result)


open_device = driver_of(Prepared)
