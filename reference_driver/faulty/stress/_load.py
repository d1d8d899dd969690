"""What the faults of this folder have in common: they know which executions are under way."""

from __future__ import annotations

import threading
from typing import Any

from nnconform.harness.driver.interface import ExecutionCallback
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

Outputs = list[Array]


class Load:
    """What is under way, by all clients together."""

    def __init__(self) -> None:
        self.counting = threading.Lock()
        self.computing = self.computed = 0


class LoadedModel(ReferencePreparedModel):
    """Counts the executions of the device that compute, and its own that were launched and have not called back."""

    device: LoadedDevice

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.launched = 0

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        load = self.device.load
        with load.counting:
            load.computing += 1
            load.computed += 1
            others = load.computing - 1
        try:
            return self.strike(super().compute(inputs, limits), others)
        finally:
            with load.counting:
                load.computing -= 1

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        """What is made of an execution's outputs; ``others`` are the executions that computed when it began."""
        return outputs

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        def called(result: ExecutionResult) -> None:
            self.launched -= 1
            callback(result)

        self.launched += 1
        return super().execute(request, measure, deadline, loop_timeout, called)


class LoadedDevice(ReferenceDevice):
    """The reference driver, with models that know what is under way."""

    prepared_model: type[ReferencePreparedModel] = LoadedModel

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        # The other clients' devices have the same.
        self.load = Load()
