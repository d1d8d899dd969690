"""The callback of an asynchronous execution gets no output shapes."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.driver.interface import ExecutionCallback
from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.faulty.execution._model import Telling, driver_of

CAUGHT_BY = ("asynchronous.tells_what_a_synchronous_one_does",)


class Prepared(Telling):
    """Passes on the status and the times."""

    def tell(self, callback: ExecutionCallback, result: ExecutionResult) -> None:
        callback(replace(result, output_shapes=()))


open_device = driver_of(Prepared)
