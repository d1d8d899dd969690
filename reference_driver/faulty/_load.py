"""Drivers that know which of their executions are under way."""

from __future__ import annotations

import os
import threading
from typing import Any, ClassVar

from nnconform.harness.driver.interface import ExecutionCallback
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

Outputs = list[Array]


class Load:
    """What is under way, by all clients together."""

    def __init__(self) -> None:
        self.counting = threading.Lock()
        self.computing = self.computed = 0


class LoadedDevice(ReferenceDevice):
    """The reference driver, with models that know what is under way."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        # The other clients' devices have the same.
        self.load = Load()


class KeepingDevice(LoadedDevice):
    """Can keep descriptors, memory or threads for ever."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.kept: list[object] = []

    def keep(self, what: str, size: int) -> None:
        """Keep one more, or so many bytes of memory."""
        if what == "descriptors":
            self.kept.append(os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC))
        elif what == "memory":
            self.kept.append(bytearray(os.urandom(size)))
        else:
            threading.Thread(target=threading.Event().wait, daemon=True).start()


class LoadedModel(ReferencePreparedModel):
    """Counts the executions of the device that compute, and its own that were launched and have not called back."""

    device: LoadedDevice
    device_type: ClassVar[type[LoadedDevice]] = LoadedDevice

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
