"""Base classes for faults that depend on load: they count the executions under way, or keep resources."""

from __future__ import annotations

import mmap
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
    """The number of executions that are computing, that have computed, and that were launched and are not over, of all
    clients together.
    """

    def __init__(self) -> None:
        self.counting = threading.Lock()
        self.computing = self.computed = self.launched = 0


class LoadedDevice(ReferenceDevice):
    """The reference driver with one ``Load`` that all its clients share."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        # Shared with the other clients' devices.
        self.load = Load()


class KeepingDevice(LoadedDevice):
    """A device that can leak descriptors, memory, threads or mappings."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.leaked: list[object] = []

    def keep(self, what: str, size: int) -> None:
        """Leak one more descriptor, thread or mapping, or ``size`` bytes of memory."""
        if what == "descriptors":
            self.leaked.append(os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC))
        elif what == "memory":
            self.leaked.append(bytearray(os.urandom(size)))
        elif what == "mappings":
            self.leaked.append(mmap.mmap(-1, mmap.PAGESIZE))
        else:
            threading.Thread(target=threading.Event().wait, daemon=True).start()


class LoadedModel(ReferencePreparedModel):
    """A prepared model that counts the device's computing executions, and its own until their callbacks are called."""

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
        """Return the outputs that the client sees; ``others``: executions that were computing when this one began."""
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
