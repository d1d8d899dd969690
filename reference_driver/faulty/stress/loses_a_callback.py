"""Of asynchronous executions, once there were many, every 20th is computed and never called back."""

from __future__ import annotations

from itertools import count

from nnconform.harness.driver.interface import ExecutionCallback
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.faulty.stress._load import LoadedDevice, LoadedModel

AFTER, EACH = 150, 20
LIMIT = 3.0
ENDINGS = dict.fromkeys(
    (
        "parallel-inference",
        "multi-process-inference",
        "client-early-termination",
        "model-load-random",
        "prepare-and-close",
    ),
    "HANG driver",
)

_lost: list[object] = []
_numbers = count(1)


class Model(LoadedModel):
    """Keeps some callbacks to itself."""

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        def called(result: ExecutionResult) -> None:
            number = next(_numbers)
            if number < AFTER or number % EACH:
                callback(result)
            else:
                # Of one that is dropped its client would hear.
                _lost.append(callback)

        return super().execute(request, measure, deadline, loop_timeout, called)


class Faulty(LoadedDevice):
    """Prepares such models."""

    prepared_model = Model


open_device = Faulty
